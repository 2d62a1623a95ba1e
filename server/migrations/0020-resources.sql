-- The library that filmmakers browse and download from; staff publish it. A tab is one of options/resource-tabs.json.
create table resources (
  id integer generated always as identity primary key,
  tab text not null,
  title text not null,
  type text not null check (type in ('Image', 'Video')),
  key text not null unique,
  thumb_key text,
  created_at timestamptz not null,
  published_at timestamptz
);
create index resources_published on resources (tab, published_at desc, id desc) where published_at is not null;
