-- What forms ask for that has no column: a field added to a form's file alone is kept here, by the form's name.
alter table accounts add column added jsonb not null default '{}';
alter table films add column added jsonb not null default '{}';
alter table chapters add column added jsonb not null default '{}';
alter table channels add column added jsonb not null default '{}';
alter table bts_documents add column added jsonb not null default '{}';
alter table resources add column added jsonb not null default '{}';
alter table film_decisions add column added jsonb not null default '{}';
alter table channel_decisions add column added jsonb not null default '{}';
