import type { CallTypes } from '@reelform/schemas/api';

type Row = CallTypes<'GET /filmmakers/film/:id/resource-list'>['reply']['data']['rows'][number];

/** One file of the library, as the server sends it. */
export type Resource = Extract<Row, { readonly downloadUrl: string }>;

/** Whether a row is a file of the library, and not an asset of a film. */
export const isResource = (row: Row): row is Resource => 'downloadUrl' in row;
