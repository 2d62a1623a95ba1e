create table accounts (
  id integer generated always as identity primary key,
  email text not null,
  name text not null,
  phone text,
  password_hash text not null,
  is_filmmaker boolean not null default false,
  is_staff boolean not null default false,
  show_resources_tab boolean not null default false,
  notification_count integer not null default 0 check (notification_count >= 0),
  created_at timestamptz not null
);
create unique index accounts_email on accounts (lower(email));

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id integer not null references accounts (id) on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create index sessions_seen on sessions (seen_at);

-- What check-user-exist answers instead of an account's number. An unknown address leaves a row without an account,
-- so that both answers cost the same.
create table account_references (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id integer references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index account_references_account on account_references (account_id);
create index account_references_expiry on account_references (expires_at);

-- An upgrade waits here for the account's own password. What was typed with it (another e-mail, a phone number) counts
-- only for the browser that typed it, which holds the token.
create table pending_upgrades (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id integer not null references accounts (id) on delete cascade,
  email text not null,
  phone text,
  expires_at timestamptz not null
);
create index pending_upgrades_account on pending_upgrades (account_id);
create index pending_upgrades_expiry on pending_upgrades (expires_at);

create table throttle_counters (
  key bytea primary key,
  count integer not null check (count > 0),
  resets_at timestamptz not null
);
create index throttle_counters_reset on throttle_counters (resets_at);
