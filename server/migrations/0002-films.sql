create table films (
  id integer generated always as identity primary key,
  filmmaker_id integer not null references accounts (id),
  title text not null,
  type text,
  short_description text,
  video_url text,
  terms boolean not null default false,
  status smallint not null default 0 check (status between 0 and 8),
  remarks text,
  program_id integer,
  program_title text,
  program_link text,
  submitted_at timestamptz,
  release_at timestamptz,
  notification_notes integer not null default 0 check (notification_notes >= 0),
  promotion_notification_notes integer not null default 0 check (promotion_notification_notes >= 0),
  promotion_status smallint not null default 0 check (promotion_status between 0 and 2),
  promotion_opt_out boolean not null default false,
  affiliate_code text,
  user_clicks integer not null default 0 check (user_clicks >= 0),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index films_by_date on films (filmmaker_id, created_at desc, id desc);
-- The length is bounded because an index entry is; the form's own limit may be raised in its file.
create index films_by_title on films (filmmaker_id, "left"(lower(title), 100), id desc);

create table chapters (
  id integer generated always as identity primary key,
  film_id integer not null references films (id) on delete cascade,
  title text not null,
  episode_number integer not null check (episode_number > 0),
  episode_url text,
  is_new boolean not null default true,
  created_at timestamptz not null,
  constraint chapters_number unique (film_id, episode_number) deferrable initially deferred
);

create table assets (
  id integer generated always as identity primary key,
  film_id integer not null references films (id) on delete cascade,
  chapter_id integer references chapters (id) on delete cascade,
  type text not null check (type in ('videoUrl', 'episodeUrl', 'trailerUrl', 'standardImage', 'featuredImage')),
  key text not null unique,
  status smallint not null check (status in (0, 1, 2, 4, 5)),
  content_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  note text,
  reject_message text,
  created_at timestamptz not null,
  check (type = 'episodeUrl' or chapter_id is null)
);
create index assets_film on assets (film_id);
create index assets_chapter on assets (chapter_id);

-- Every key that was signed for an upload: only these may be registered, and what never is gets swept away.
create table upload_grants (
  key text primary key,
  film_id integer not null references films (id) on delete cascade,
  content_type text not null,
  created_at timestamptz not null
);
create index upload_grants_film on upload_grants (film_id);
create index upload_grants_created on upload_grants (created_at);

-- Objects that no row names any more; taken out of the store as soon as it answers.
create table object_removals (
  key text primary key,
  created_at timestamptz not null
);

create table idempotency_keys (
  account_id integer not null references accounts (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  film_id integer not null,
  reply jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
