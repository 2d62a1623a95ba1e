create table bts_documents (
  id integer generated always as identity primary key,
  film_id integer not null references films (id) on delete cascade,
  file_name text not null,
  key text not null unique,
  content_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  notes text,
  created_at timestamptz not null
);
create index bts_documents_film on bts_documents (film_id, id desc);
