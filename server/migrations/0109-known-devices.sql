-- Browsers in which somebody has logged in: their attempts to log in are counted by themselves, so that strangers who try
-- passwords keep nobody out. Of each token there is its SHA-256.
create table known_devices (
  token_hash bytea primary key,
  account_id integer not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index known_devices_account on known_devices (account_id, expires_at);
create index known_devices_expiry on known_devices (expires_at);
