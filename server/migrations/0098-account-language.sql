-- The language that somebody worked in last, as a tag (BCP 47): mails that others set off are written in it. Null: not known yet.
alter table accounts add column locale text;
