-- A film that is deleted takes its views along, its owner's own ones too: without an index for those, all of them are read.
drop index views_film;
create index views_film on views (film_id, viewed_at) include (watched_seconds, ad_revenue_micros, is_own);

-- What was decided last about an asset, and done last to a resource.
create index film_decisions_asset on film_decisions (asset_id, id) where asset_id is not null;
create index resource_decisions_resource on resource_decisions (resource_id, id);
