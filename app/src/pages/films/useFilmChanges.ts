import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messageOf } from '../../api/ApiError.ts';
import { createLostCreation } from '../../api/lostCreation.ts';
import { useToast } from '../../components/toast/useToast.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { useSession } from '../../session/useSession.ts';
import { filmsKey } from './list/useFilms.ts';
import { type NotesBody, readNotes } from './readNotes.ts';
import type { FilmRow } from './row/filmRow.ts';

/** What changes the list from the list itself. */
export interface FilmChanges {
  /** Fetches the list again. */
  refresh(): void;
  /** Takes a row's notification notes as read. */
  acknowledge(row: FilmRow): Promise<void>;
  /** Takes the notes about a row's promotion as read. */
  acknowledgePromotion(row: FilmRow): Promise<void>;
  /** Deletes a film and says how that ended. Resolves when the list is fetched again. */
  remove(row: FilmRow): Promise<void>;
}

/** The changes that My Films makes; a stable object. */
export const useFilmChanges = (): FilmChanges => {
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const userId = useSession()?.id;
  return useMemo(() => {
    const fetchAnew = () => queries.invalidateQueries({ queryKey: filmsKey });
    const refresh = () => void fetchAnew();
    // What cannot be taken as read stays unread, which is what the list goes on to show.
    const read = (id: number, body: NotesBody) => readNotes(api, queries, id, body).catch(() => undefined);
    return {
      refresh,
      async acknowledge({ id, notificationNotes }) {
        if (notificationNotes > 0) await read(id, { updateNotificationNote: true });
      },
      async acknowledgePromotion({ id, promotionNotificationNotes }) {
        if (promotionNotificationNotes > 0) await read(id, { updatePromotionNotificationNote: true });
      },
      async remove({ id }) {
        toast.again();
        try {
          await api.call('DELETE /filmmakers/films/:id/remove', { params: { id } });
          // It may be the one that was asked for without an answer: entries that are brought back begin another.
          createLostCreation(userId).keep(undefined);
          toast.success(text('film.deleted'));
        } catch (error) {
          toast.error(messageOf(error, text('film.deleteFailed')));
        }
        await fetchAnew();
      },
    };
  }, [api, text, toast, queries, userId]);
};
