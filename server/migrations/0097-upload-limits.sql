-- Who began an upload, and the most bytes that its addresses may bring into the store: together they are what one person
-- may have there unregistered. What was given up keeps both while an address to it may still be good.
alter table upload_grants add column begun_by integer references accounts (id) on delete set null;
alter table upload_grants add column most_bytes bigint;
update upload_grants set
  begun_by = coalesce(account_id, (select filmmaker_id from films where films.id = film_id)),
  most_bytes = coalesce(size_bytes, 0);
alter table upload_grants alter column most_bytes set not null;
create index upload_grants_begun on upload_grants (begun_by) where begun_by is not null;
alter table object_removals add column begun_by integer references accounts (id) on delete set null;
alter table object_removals add column most_bytes bigint;
create index object_removals_begun on object_removals (begun_by) where begun_by is not null;
