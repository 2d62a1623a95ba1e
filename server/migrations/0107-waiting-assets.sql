-- The queue of the staff begins with the films that have something to be decided.
create index assets_waiting on assets (status, film_id) where status in (2, 5);
