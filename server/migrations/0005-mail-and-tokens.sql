create table invitations (
  id integer generated always as identity primary key,
  -- Chosen by whoever asks for the invitation: asked for twice, it is made once.
  request_id uuid not null unique,
  email text not null,
  name text not null,
  phone text,
  created_at timestamptz not null,
  accepted_at timestamptz
);
create index invitations_created on invitations (created_at);

-- Mails on their way. A row says what is to be told to whom; the text and the secret in it are made when it is sent, so
-- that neither stands here. `sending`: someone works on it; `handed`: the mail server was given it and may have taken it,
-- which is why it is never sent again; `unsure`: nobody learned whether it was taken.
create table outbox (
  id integer generated always as identity primary key,
  message_id uuid not null unique,
  kind text not null check (kind in ('password-reset', 'password-changed', 'email-changed', 'invitation')),
  recipient text not null,
  invitation_id integer references invitations (id) on delete cascade,
  locale text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'handed', 'sent', 'failed', 'unsure')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  claimed_at timestamptz,
  finished_at timestamptz,
  problem text,
  created_at timestamptz not null
);
create index outbox_due on outbox (due_at) where state = 'waiting';
create index outbox_claimed on outbox (claimed_at) where state in ('sending', 'handed');
create index outbox_finished on outbox (finished_at) where finished_at is not null;
create index outbox_invitation on outbox (invitation_id) where invitation_id is not null;

-- Secrets of links, as their SHA-256. A used one stays for a while, so that it can be told from one that never was.
create table link_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  purpose text not null check (purpose in ('password-reset', 'invitation', 'login')),
  account_id integer references accounts (id) on delete cascade,
  invitation_id integer references invitations (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'invitation') = (invitation_id is not null)),
  check ((purpose = 'invitation') = (account_id is null))
);
create index link_tokens_account on link_tokens (account_id, purpose, created_at);
create index link_tokens_invitation on link_tokens (invitation_id);
create index link_tokens_expiry on link_tokens (expires_at);
