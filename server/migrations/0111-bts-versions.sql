-- Grows with every save, so that one over a version that is not the newest is told.
alter table bts_documents add column version integer not null default 1 check (version > 0);
