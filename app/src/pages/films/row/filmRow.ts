import type { CallTypes } from '@reelform/schemas/api';

/** One film of the list, as the server sends it. */
export type FilmRow = CallTypes<'GET /filmmakers/films'>['reply']['data']['rows'][number];
