-- The figures of options/payment.json by which a month was closed first: a change of them is one for the months to come.
create table month_figures (
  -- Its first day.
  month date primary key,
  watch_hour_cents integer not null,
  ad_share_percent integer not null,
  referral_share_percent integer not null,
  referral_days integer not null
);
