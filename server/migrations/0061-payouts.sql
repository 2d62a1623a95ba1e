-- Months that were closed for a filmmaker: what was earned up to their end was written down.
create table closed_months (
  account_id integer not null references accounts (id),
  -- Its first day.
  month date not null,
  closed_at timestamptz not null,
  primary key (account_id, month)
);

-- Money on its way to a filmmaker, in cents of a US dollar; at most one payout for a closed month.
create table payouts (
  id uuid primary key,
  account_id integer not null,
  month date not null,
  cents bigint not null check (cents > 0),
  -- due: to be handed to the payment provider, which has those that are sent.
  state text not null default 'due' check (state in ('due', 'sent', 'paid', 'rejected')),
  created_at timestamptz not null,
  settled_at timestamptz,
  foreign key (account_id, month) references closed_months (account_id, month),
  unique (account_id, month)
);
create index payouts_due on payouts (created_at, id) where state = 'due';

-- What filmmakers are owed: rows are added and never changed, and the balance is their sum.
create table ledger_entries (
  id bigint generated always as identity primary key,
  account_id integer not null,
  -- The closing that found it, or that the payout is of.
  closed_month date not null,
  kind text not null check (kind in ('view', 'referral', 'payout', 'return', 'fee')),
  -- What earned it ('film:7', 'link:3') and when; null for payouts, returns and fees.
  source text,
  month date,
  payout_id uuid references payouts (id),
  cents bigint not null check (cents <> 0),
  created_at timestamptz not null,
  foreign key (account_id, closed_month) references closed_months (account_id, month),
  check ((source is null) = (kind in ('payout', 'return', 'fee'))),
  check ((source is null) = (month is null) and (source is null) = (payout_id is not null))
);
create index ledger_entries_account on ledger_entries (account_id);
create unique index ledger_entries_earned on ledger_entries (account_id, closed_month, source, month) where source is not null;
create unique index ledger_entries_payout on ledger_entries (payout_id, kind) where payout_id is not null;
