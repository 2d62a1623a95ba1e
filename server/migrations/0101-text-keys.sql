-- What titles and names are sorted and found by: small letters without accents, in whichever way those are written, so that
-- 'Éclair' stands before 'Zoo' and is found as 'eclair' in any collation.
create function text_key(text) returns text language sql immutable strict parallel safe
  return lower(replace(replace(replace(
    translate(regexp_replace(normalize($1, nfkd), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđĦħıÆŒẞ', 'OoLlDdHhiæœß'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'));

-- The pattern of 'like' for keys that a text is part of.
create function key_pattern(text) returns text language sql immutable strict parallel safe
  return '%' || regexp_replace(text_key($1), '([\\%_])', '\\\1', 'g') || '%';

alter table films add column title_key text not null generated always as (text_key(title)) stored;
drop index films_by_title;
create index films_by_title on films (filmmaker_id, "left"(title_key, 100), id desc);
drop index films_published;
create index films_published on films ("left"(title_key, 100), id) where status = 4;

alter table accounts add column name_key text not null generated always as (text_key(name)) stored;
alter table channels add column name_key text not null generated always as (text_key(name)) stored;
alter table bts_documents add column search_key text not null
  generated always as (text_key(file_name || chr(10) || coalesce(notes, ''))) stored;

drop index if exists films_title_letters;
drop index if exists accounts_letters;
do $$ begin
  create index films_title_letters on films using gin (title_key gin_trgm_ops)
  ; create index accounts_letters on accounts using gin (name_key gin_trgm_ops, lower(email) gin_trgm_ops)
  ; exception when undefined_object then null
  ; end $$;
