-- The local payment provider's own records, as a commercial one would keep them elsewhere.
create table local_payment_details (
  account_id integer primary key references accounts (id) on delete cascade,
  -- A value of options/payment-methods.json.
  method text not null,
  -- What is shown of the account: its last characters.
  shown text not null,
  -- What was entered, encrypted (AES-256-GCM) with the key of the server.
  sealed bytea not null,
  updated_at timestamptz not null
);

-- Addresses of its pages, minted for each view, as the SHA-256 of their secrets.
create table local_payment_views (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  account_id integer not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('paymentSetUp', 'paymentHistory')),
  locale text not null,
  expires_at timestamptz not null
);
create index local_payment_views_account on local_payment_views (account_id);
create index local_payment_views_expiry on local_payment_views (expires_at);

-- Payments it was handed; `method` and `shown` are those of the day.
create table local_payments (
  id uuid primary key,
  account_id integer not null references accounts (id),
  -- The month that was closed.
  month date not null,
  cents bigint not null check (cents > 0),
  method text not null,
  shown text not null,
  state text not null default 'open' check (state in ('open', 'paid', 'rejected')),
  sent_at timestamptz not null
);
create index local_payments_account on local_payments (account_id, sent_at desc, id);
