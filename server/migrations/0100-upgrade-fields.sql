-- What the form of an upgrade asks for beyond e-mail and phone number, by the form's name, until the upgrade takes effect.
alter table pending_upgrades add column added jsonb not null default '{}';
