-- Kinds of assets and where they belong are a table of the schemas (options/asset-types.json), which grows without a migration.
alter table assets drop constraint assets_type_check;
alter table assets drop constraint assets_check;
alter table assets add column language_code text check (language_code ~ '^[a-z]{2}$');
alter table assets add column name text;
-- One subtitle file a language, for the film, its trailer and each episode; two windows at once included.
create unique index assets_language on assets (film_id, coalesce(chapter_id, 0), type, language_code)
  where language_code is not null;

-- The image that stands for the film, by its key.
alter table films add column selected_image text;
-- Where the film may be shown: only in these countries, or everywhere but there (ISO 3166-1 alpha-2).
alter table films add column geo_type text check (geo_type in ('include', 'exclude'));
alter table films add column geo_countries text[] not null default '{}';
-- The date that its owner asks for; `release_at` is the one that was granted.
alter table films add column requested_release_at timestamptz;
