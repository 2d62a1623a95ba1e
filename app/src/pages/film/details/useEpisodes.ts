import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { messageOf } from '../../../api/ApiError.ts';
import { createRequestKey, isDecided } from '../../../api/requestKey.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { refreshFilm, showWithout } from '../useAssets.ts';

/** Changes of a series' episodes; each says itself how it ended. */
export interface Episodes {
  /** Keeps a place for one more. @returns its id; `undefined` when there is none */
  add(): Promise<number | undefined>;
  /** Deletes one, which is shown no longer once that is answered. */
  remove(chapterId: number): Promise<void>;
}

/** The episodes of the film `id`. */
export const useEpisodes = (id: number): Episodes => {
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  /** Key of a request that was not answered: sent again, it keeps one place. */
  const unanswered = useRef<string>(undefined);
  return useMemo(
    () => ({
      async add() {
        const idempotencyKey = unanswered.current ?? createRequestKey();
        unanswered.current = idempotencyKey;
        try {
          const { data } = await api.call('GET /filmmakers/films/:id/new-episode-id', { params: { id }, idempotencyKey });
          unanswered.current = undefined;
          return data.id;
        } catch (error) {
          if (isDecided(error)) unanswered.current = undefined;
          toast.error(messageOf(error, text('details.saveFailed')));
          return undefined;
        }
      },
      async remove(chapterId) {
        toast.again();
        try {
          const body = { filmmakerProgramId: id };
          const { success } = await api.call('POST /filmmakers/:id/delete-chapter', { params: { id: chapterId }, body });
          if (success) {
            showWithout(queries, id, chapterId);
            toast.success(text('film.episodeDeleted'));
          } else toast.error(text('film.episodeDeleteFailed'));
        } catch (error) {
          toast.error(messageOf(error, text('film.episodeDeleteFailed')));
        }
        // Not waited for: where the network is gone by now, it is fetched once that is back.
        void refreshFilm(queries, id);
      },
    }),
    [api, id, queries, text, toast],
  );
};
