-- Interviews and other files that promote a film: 1 video interview, 2 written interview, 3 other file.
create table promotion_assets (
  id integer generated always as identity primary key,
  film_id integer not null references films (id) on delete cascade,
  type smallint not null check (type between 1 and 3),
  role text not null check (role in ('director', 'cast')),
  file_name text not null,
  key text not null unique,
  content_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  created_at timestamptz not null
);
create index promotion_assets_film on promotion_assets (film_id, id);

alter table films add column promotion_notes text;
-- The path on the platform's site that promotes the film.
alter table films add column shortlink text;
create unique index films_shortlink on films (shortlink);
