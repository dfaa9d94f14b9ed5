-- Until when an open question would wait if its seat were not away. NULL: no absence has moved it.
ALTER TABLE standings ADD COLUMN unpaused BIGINT;
