ALTER TABLE players DROP COLUMN feed;
DROP TABLE replies;
