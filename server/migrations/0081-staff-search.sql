-- Part of a title, a name or an e-mail is found by its groups of three letters. A PostgreSQL that has no pg_trgm, or does
-- not let this role add it, goes through all of them instead.
do $$ begin
  create extension if not exists pg_trgm
  ; create index films_title_letters on films using gin (lower(title) gin_trgm_ops)
  ; create index accounts_letters on accounts using gin (lower(name) gin_trgm_ops, lower(email) gin_trgm_ops)
  ; exception when insufficient_privilege or undefined_file or feature_not_supported then null
  ; end $$;
