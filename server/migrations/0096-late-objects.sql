-- An object that was taken out of the store may come once more: the address that it was sent to is still good, or the PUT
-- was under way. The row stays until that is over, and the object is then taken out again.
alter table object_removals add column is_gone boolean not null default false;
create index object_removals_created on object_removals (is_gone, created_at);
