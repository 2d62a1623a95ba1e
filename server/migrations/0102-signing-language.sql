-- The language of the portal's page that a view was opened from; a view that is older has none.
alter table local_signing_views add column locale text;
