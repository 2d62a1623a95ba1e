import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../portal/PortalContext.ts';
import { useNotifications } from '../../session/useSession.ts';
import { readNotes } from '../films/readNotes.ts';
import { refreshFilm } from './useAssets.ts';

/**
 * While a film's own page is looked at, however it was come to: fetches the film anew when something was decided since it
 * was asked for, and takes its notes off the badge. @param id of the film of this page; `undefined` until it is there
 */
export const useFilmNotice = (id: number | undefined): void => {
  const { api } = usePortal();
  const queries = useQueryClient();
  const { films: waiting } = useNotifications();
  const seen = useRef({ waiting, isFilm: false });
  useEffect(() => {
    if (id === undefined) return;
    const { waiting: before, isFilm } = seen.current;
    seen.current = { waiting, isFilm: true };
    // Fewer notes are some that have been read; what there were before the film was asked for, it came with.
    const isNews = waiting > before;
    if (waiting === 0 || (isFilm && !isNews)) return;
    const look = async () => {
      if (isNews) await refreshFilm(queries, id);
      await readNotes(api, queries, id, { updateNotificationNote: true });
    };
    // What fails stays on the badge, which is where it is seen.
    look().catch(() => undefined);
  }, [api, queries, waiting, id]);
};
