-- Staff fill the library: a file of the store or a link, in an order of their own, with a history.
alter table resources alter column key drop not null;
alter table resources drop constraint resources_type_check;
alter table resources add column link text;
alter table resources add column position integer not null default 0;
alter table resources add column version integer not null default 1;
alter table resources add constraint resources_type_check check (type in ('Image', 'Video', 'Link'));
alter table resources add constraint resources_source_check check (
  case when type = 'Link' then link is not null and key is null and thumb_key is null else key is not null and link is null end);
create unique index resources_link on resources (tab, link) where link is not null;
drop index resources_published;
create index resources_order on resources (tab, position desc, published_at desc, id desc);

-- Rows are added and never changed; what a resource was called stands in the row, which outlives it.
create table resource_decisions (
  id integer generated always as identity primary key,
  resource_id integer not null,
  title text not null,
  account_id integer references accounts (id) on delete set null,
  action text not null,
  decided_at timestamptz not null
);
create index resource_decisions_account on resource_decisions (account_id) where account_id is not null;

-- An upload of staff to the library belongs to no film.
alter table upload_grants alter column film_id drop not null;
