DROP TABLE probes;
