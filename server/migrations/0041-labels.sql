-- Genres and tags that filmmakers added to those of the platform (options/genres.json …), each for its own films. What is
-- the same but for case, accents and spaces is one label.
create table labels (
  id integer generated always as identity primary key,
  account_id integer not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('genre', 'secondaryGenre', 'tag')),
  name text not null,
  name_key text not null,
  created_at timestamptz not null,
  constraint labels_name unique (account_id, kind, name_key)
);
