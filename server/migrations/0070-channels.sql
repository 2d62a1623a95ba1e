-- A filmmaker's channel, one each: 0 rejected, 1 approved, 2 pending, 3 deactivated. It keeps its number in every status,
-- so that what was rejected can be sent again as it was.
create table channels (
  id integer generated always as identity primary key,
  filmmaker_id integer not null references accounts (id),
  number smallint not null check (number between 1 and 9999),
  name text not null,
  headline text,
  banner_image text not null,
  status smallint not null default 2 check (status between 0 and 3),
  rejection_note text,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  modified_at timestamptz not null
);
create unique index channels_filmmaker on channels (filmmaker_id);
create unique index channels_number on channels (number);
-- The queue: who has waited longest, whole or in one status.
create index channels_queue on channels (modified_at, id);
create index channels_queue_status on channels (status, modified_at, id);

-- The videos of a channel in their order.
create table channel_videos (
  id integer generated always as identity primary key,
  channel_id integer not null references channels (id) on delete cascade,
  film_id integer not null references films (id) on delete cascade,
  display_order integer not null check (display_order >= 0),
  created_at timestamptz not null
);
create unique index channel_videos_film on channel_videos (channel_id, film_id);
create index channel_videos_order on channel_videos (channel_id, display_order, id);
create index channel_videos_films on channel_videos (film_id);

-- What staff decided about a channel. Rows are added and never changed.
create table channel_decisions (
  id integer generated always as identity primary key,
  channel_id integer not null references channels (id) on delete cascade,
  account_id integer references accounts (id) on delete set null,
  action text not null,
  from_status smallint not null,
  to_status smallint not null,
  note text,
  decided_at timestamptz not null
);
create index channel_decisions_channel on channel_decisions (channel_id, id);
create index channel_decisions_account on channel_decisions (account_id) where account_id is not null;

-- The videos that may be put into channels, by title.
create index films_published on films ("left"(lower(title), 100), id) where status = 4;

-- An upload may belong to a person in place of a film; one of the library belongs to neither.
alter table upload_grants alter column film_id drop not null;
alter table upload_grants add column account_id integer references accounts (id) on delete cascade;
alter table upload_grants add constraint upload_grants_owner check (film_id is null or account_id is null);
create index upload_grants_account on upload_grants (account_id) where account_id is not null;

-- Kinds of mails are the names of their texts (schemas/mails), which grow without a migration.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add column channel_decision_id integer references channel_decisions (id) on delete cascade;
create index outbox_channel_decision on outbox (channel_decision_id) where channel_decision_id is not null;
