DROP TABLE predecessors;
