-- Sums of whole months (UTC), which revenue and payouts are computed from: the hours of a year are thousands a film.
create table view_months (
  film_id integer not null references films (id) on delete cascade,
  -- Its first day.
  month date not null,
  views integer not null check (views > 0),
  watched_seconds bigint not null,
  ad_revenue_micros bigint not null,
  primary key (film_id, month)
);
insert into view_months (film_id, month, views, watched_seconds, ad_revenue_micros)
  select film_id, date_trunc('month', hour at time zone 'UTC')::date, sum(views), sum(watched_seconds), sum(ad_revenue_micros)
  from view_hours group by 1, 2;
