import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePortal } from '../../portal/PortalContext.ts';
import { unanswered, useNotifications } from '../../session/useSession.ts';
import { readNotes } from '../films/readNotes.ts';
import { refreshFilm } from './useAssets.ts';

/**
 * While a film's own page is looked at, however it was come to: fetches the film anew when something was decided since it
 * was asked for, and takes its notes off the badge. @param id of the film of this page; `undefined` until it is there
 */
export const useFilmNotice = (id: number | undefined): void => {
  const { api } = usePortal();
  const queries = useQueryClient();
  const notifications = useNotifications();
  const { films: waiting } = notifications;
  const isKnown = notifications !== unanswered;
  const seen = useRef({ waiting, isKnown, isFilm: false });
  useEffect(() => {
    if (id === undefined) {
      // The first answer was asked for together with the film, which comes with what it counts.
      if (!seen.current.isKnown) seen.current = { waiting, isKnown, isFilm: false };
      return;
    }
    const { waiting: before, isFilm } = seen.current;
    seen.current = { waiting, isKnown, isFilm: true };
    // Fewer notes are some that have been read; what there were before the film was asked for, it came with.
    const isNews = waiting > before;
    if (waiting === 0 || (isFilm && !isNews)) return;
    const look = async () => {
      if (isNews) await refreshFilm(queries, id);
      await readNotes(api, queries, id, { updateNotificationNote: true });
    };
    // What fails stays on the badge, which is where it is seen.
    look().catch(() => undefined);
  }, [api, queries, waiting, isKnown, id]);
};
