import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
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
  useEffect(() => {
    if (waiting === 0 || id === undefined) return;
    const look = async () => {
      await refreshFilm(queries, id);
      await readNotes(api, queries, id, { updateNotificationNote: true });
    };
    // What fails stays on the badge, which is where it is seen.
    look().catch(() => undefined);
  }, [api, queries, waiting, id]);
};
