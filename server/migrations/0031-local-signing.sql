-- The local signing provider's own records, as a commercial one would keep them elsewhere.
create table local_signings (
  id uuid primary key,
  title text not null,
  signer_name text not null,
  signer_email text not null,
  product text not null,
  -- The paragraphs as they were put before the signer.
  terms text[] not null,
  state text not null default 'open' check (state in ('open', 'signed', 'cancelled')),
  created_at timestamptz not null
);

-- Addresses of its page, minted for each view, as the SHA-256 of their secrets.
create table local_signing_views (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  signing_id uuid not null references local_signings (id) on delete cascade,
  expires_at timestamptz not null
);
create index local_signing_views_signing on local_signing_views (signing_id);
create index local_signing_views_expiry on local_signing_views (expires_at);

-- The audit trail. `delivered_at`: when the portal took the webhook that tells of it.
create table local_signing_events (
  id integer generated always as identity primary key,
  signing_id uuid not null references local_signings (id) on delete cascade,
  event text not null check (event in ('viewed', 'signed', 'cancelled')),
  name text,
  signed_on date,
  address text not null,
  browser text not null,
  happened_at timestamptz not null,
  delivered_at timestamptz
);
create index local_signing_events_signing on local_signing_events (signing_id, id);
create index local_signing_events_waiting on local_signing_events (id) where delivered_at is null and event <> 'viewed';

-- What its webhooks are signed with; one row, made when it is first needed.
create table local_signing_secret (
  id smallint primary key default 1 check (id = 1),
  secret text not null
);
