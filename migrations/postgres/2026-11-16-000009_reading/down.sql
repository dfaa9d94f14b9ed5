ALTER TABLE looked DROP COLUMN fresh;
DROP INDEX gatherings_by_parent;
