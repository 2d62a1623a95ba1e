-- An upload in parts is a grant with the store's id of it. `file_name` is the name that the calls go on to use,
-- `touched_at` the last time something was signed for the key: what is silent for too long is abandoned.
alter table upload_grants rename column created_at to touched_at;
alter table upload_grants add column upload_id text;
alter table upload_grants add column file_name text;
alter table upload_grants add column checksum_algorithm text check (checksum_algorithm in ('CRC32'));
create unique index upload_grants_upload on upload_grants (upload_id);

-- What is to be removed may be an upload in parts that was never completed.
alter table object_removals add column upload_id text;
