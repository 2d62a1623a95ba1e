-- A browser in which several people log in is known to each of them.
alter table known_devices drop constraint known_devices_pkey;
alter table known_devices add primary key (token_hash, account_id);
