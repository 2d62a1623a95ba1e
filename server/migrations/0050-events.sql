-- Short addresses that promote a film or a channel, and how often each was followed.
create table short_links (
  id integer generated always as identity primary key,
  code text not null unique,
  kind text not null check (kind in ('film', 'channel')),
  filmmaker_id integer not null references accounts (id),
  film_id integer unique references films (id) on delete cascade,
  -- Where on the platform's site it leads; null: where the film's program link says, else to the site's start.
  path text,
  clicks integer not null default 0 check (clicks >= 0),
  created_at timestamptz not null,
  check ((kind = 'film') = (film_id is not null))
);
create index short_links_filmmaker on short_links (filmmaker_id);
create unique index short_links_channel on short_links (filmmaker_id) where kind = 'channel';

insert into short_links (code, kind, filmmaker_id, film_id, clicks, created_at)
  select shortlink, 'film', filmmaker_id, id, user_clicks, updated_at from films where shortlink is not null;
drop index films_shortlink;
alter table films drop column shortlink;
alter table films drop column user_clicks;

create table clicks (
  id bigint generated always as identity primary key,
  short_link_id integer not null references short_links (id) on delete cascade,
  clicked_at timestamptz not null
);
create index clicks_link on clicks (short_link_id, clicked_at);

-- Sums of whole hours (UTC), kept in the same statement as what they sum; the edges of a range are counted one by one.
create table click_hours (
  short_link_id integer not null references short_links (id) on delete cascade,
  hour timestamptz not null,
  clicks integer not null check (clicks > 0),
  primary key (short_link_id, hour)
);

-- Views that the platform told of, by its own names for them. Who watched is not kept, only whether it was the owner.
create table views (
  id text primary key,
  film_id integer not null references films (id) on delete cascade,
  is_own boolean not null,
  watched_seconds integer not null check (watched_seconds >= 0),
  -- Millionths of a US dollar: what one view earns is less than a cent.
  ad_revenue_micros bigint not null check (ad_revenue_micros >= 0),
  viewed_at timestamptz not null,
  received_at timestamptz not null
);
create index views_film on views (film_id, viewed_at) include (watched_seconds, ad_revenue_micros) where not is_own;

create table view_hours (
  film_id integer not null references films (id) on delete cascade,
  hour timestamptz not null,
  views integer not null check (views > 0),
  watched_seconds bigint not null,
  ad_revenue_micros bigint not null,
  primary key (film_id, hour)
);

-- Subscribers who came by a short link: when they followed it, and what they paid.
create table registrations (
  id text primary key,
  short_link_id integer not null references short_links (id) on delete cascade,
  clicked_at timestamptz not null,
  registered_at timestamptz not null,
  paid_cents integer not null check (paid_cents >= 0),
  received_at timestamptz not null,
  check (registered_at >= clicked_at)
);
create index registrations_link on registrations (short_link_id, registered_at);
