DROP INDEX gatherings_by_parent;
