-- The details of a film (chapter_id null) and of each of its episodes: the data of the form film-details. Their status is
-- apart from the film's: 0 draft, 1 submitted, 2 submitted again.
create table program_details (
  id integer generated always as identity primary key,
  film_id integer not null references films (id) on delete cascade,
  chapter_id integer references chapters (id) on delete cascade,
  details jsonb not null,
  status smallint not null default 0 check (status between 0 and 2),
  updated_at timestamptz not null
);
create unique index program_details_place on program_details (film_id, coalesce(chapter_id, 0));
create index program_details_chapter on program_details (chapter_id) where chapter_id is not null;
