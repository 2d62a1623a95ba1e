import type { CallTypes } from '@reelform/schemas/api';

/** A film with its episodes, as the server sends it. */
export type Film = CallTypes<'GET /filmmakers/films/:id/view'>['reply']['data'];
