import type { OptionSource } from '@reelform/engine';
import type { CallTypes } from '@reelform/schemas/api';
import type { ApiClient } from '../../../api/client.ts';
import type { TextLookup } from '../../../portal/messages.ts';

/** A video that may be put into a channel, as the server sends it. */
export type PickedVideo = CallTypes<'GET /filmmakers/films/search'>['reply']['data']['rows'][number];

/** The published videos of all filmmakers, found by title. */
export interface VideoSource extends OptionSource {
  /** What is known of a video that a search has brought. */
  find(id: number): PickedVideo | undefined;
}

/**
 * A look-up of published videos; it remembers what it has found, for the question that some of them need.
 * @param found where it remembers that: another look-up, in another language, goes on from there
 */
export const createVideoSource = (api: ApiClient, text: TextLookup, found: Map<number, PickedVideo>): VideoSource => {
  return {
    find: (id) => found.get(id),
    async search(typed, { page, signal }) {
      const searchText = typed.trim();
      const query = { page: typeof page === 'number' ? page : 1, ...(searchText !== '' && { searchText }) };
      const { data } = await api.call('GET /filmmakers/films/search', { query, signal });
      for (const row of data.rows) found.set(row.id, row);
      return {
        options: data.rows.map(({ id, title, isDiffFilmmaker, filmmakerName }) => ({
          value: id,
          label: title,
          ...(isDiffFilmmaker && { hint: text('channel.byFilmmaker', { name: filmmakerName }) }),
        })),
        ...(data.nextPage !== null && { nextPage: data.nextPage }),
      };
    },
  };
};
