-- What staff decided about a film or one of its assets, and what its contract came to. Rows are added and never changed;
-- what an asset was stands in the row, which outlives it.
create table film_decisions (
  id integer generated always as identity primary key,
  film_id integer not null references films (id) on delete cascade,
  -- Who decided; null: nobody of the staff did (a contract was signed or cancelled).
  account_id integer references accounts (id) on delete set null,
  action text not null,
  from_status smallint not null,
  to_status smallint not null,
  asset_id integer,
  asset_type text,
  asset_name text,
  note text,
  release_at timestamptz,
  decided_at timestamptz not null
);
create index film_decisions_film on film_decisions (film_id, id);
create index film_decisions_account on film_decisions (account_id) where account_id is not null;

-- The queue: what was submitted, oldest first, whole or in one status.
create index films_queue on films (submitted_at, id) where status > 0;
create index films_queue_status on films (status, submitted_at, id) where status > 0;

-- A contract that was sent for a film; a new one takes the place of one that was not signed.
create table contracts (
  id integer generated always as identity primary key,
  film_id integer not null references films (id) on delete cascade,
  provider text not null,
  reference text not null,
  state text not null default 'sent' check (state in ('sent', 'signed', 'cancelled')),
  signed_name text,
  sent_at timestamptz not null,
  ended_at timestamptz,
  unique (provider, reference)
);
create unique index contracts_open on contracts (film_id) where state = 'sent';
create index contracts_film on contracts (film_id, id);

-- Links to contracts, as the SHA-256 of their secrets.
create table contract_links (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  contract_id integer not null references contracts (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index contract_links_contract on contract_links (contract_id);
create index contract_links_expiry on contract_links (expires_at);

alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in
  ('password-reset', 'password-changed', 'email-changed', 'invitation', 'film-decision', 'contract'));
alter table outbox add column decision_id integer references film_decisions (id) on delete cascade;
alter table outbox add column contract_id integer references contracts (id) on delete cascade;
create index outbox_decision on outbox (decision_id) where decision_id is not null;
create index outbox_contract on outbox (contract_id) where contract_id is not null;
