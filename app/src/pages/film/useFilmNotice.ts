import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../portal/PortalContext.ts';
import { useNotifications } from '../../session/useSession.ts';
import { readNotes } from '../films/readNotes.ts';
import { refreshFilm } from './useAssets.ts';

/**
 * While a film's own page is looked at, however it was come to: fetches the film anew when something was decided, and
 * takes its notes off the badge. @param id `undefined` until the film is there
 */
export const useFilmNotice = (id: number | undefined): void => {
  const { api } = usePortal();
  const queries = useQueryClient();
  const { films: waiting } = useNotifications();
  const seen = useRef<{ readonly id: number; readonly waiting: number }>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    const before = seen.current?.id === id ? seen.current.waiting : undefined;
    seen.current = { id, waiting };
    // Fewer notes are some that have been read.
    if (waiting === 0 || (before !== undefined && waiting <= before)) return;
    const look = async () => {
      await refreshFilm(queries, id);
      await readNotes(api, queries, id, { updateNotificationNote: true });
    };
    // What fails stays on the badge, which is where it is seen.
    look().catch(() => undefined);
  }, [api, queries, waiting, id]);
};
