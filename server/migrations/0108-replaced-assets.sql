-- A rejected file that an upload took the place of, as it was registered: it stands there again when that upload is
-- withdrawn, which a browser may tell as late as it keeps unfinished uploads.
create table replaced_assets (
  key text primary key,
  film_id integer not null references films (id) on delete cascade,
  replaced_by text not null,
  asset jsonb not null,
  replaced_at timestamptz not null
);
create index replaced_assets_film on replaced_assets (film_id);
create index replaced_assets_replaced on replaced_assets (replaced_at);
