-- Which games were played on from a table, or were its rematch.
CREATE INDEX gatherings_by_parent ON gatherings (parent_id) WHERE parent_id IS NOT NULL;
