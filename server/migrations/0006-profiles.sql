-- What a filmmaker says about themselves beyond their account. Without a row the names are those of the account's name.
create table profiles (
  account_id integer primary key references accounts (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  website text not null default '',
  facebook text not null default '',
  twitter text not null default '',
  instagram text not null default '',
  youtube text not null default '',
  pinterest text not null default '',
  tiktok text not null default '',
  linkedin text not null default ''
);
