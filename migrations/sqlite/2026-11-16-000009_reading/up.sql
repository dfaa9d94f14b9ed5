-- Which games were played on from a table, or were its rematch.
CREATE INDEX gatherings_by_parent ON gatherings (parent_id) WHERE parent_id IS NOT NULL;

-- Where the latest news of a table began for its reader: they stay marked until there are newer ones.
ALTER TABLE looked ADD COLUMN fresh INTEGER NOT NULL DEFAULT 0;
UPDATE looked SET fresh = seq;
