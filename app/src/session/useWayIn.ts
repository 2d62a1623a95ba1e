import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigation } from '../navigation/NavigationContext.ts';
import { readHandover } from '../portal/handover.ts';
import { isAt, needsSession, paths } from '../routes.ts';
import { usePortalSession } from './SessionContext.ts';

/** Below it are the screens of the staff desk. */
const desk = `${paths.staff}/*`;

/**
 * Leads from a screen for people without a session to where a session was lost, or else to the start page, as soon as there
 * is one: from this screen, from another tab, or brought along. One that was brought along may have ended on the server,
 * which is asked first. Whoever was sent here with a message stays to read it: it may be about another account.
 *
 * @returns whether the server is being asked, and a form would come too early
 */
export const useWayIn = (): boolean => {
  const { store, check } = usePortalSession();
  const { location, navigate } = useNavigation();
  const { from, notices, problem } = readHandover(location.state);
  const [isAsking, setIsAsking] = useState(() => store.user() !== undefined && !notices && !problem);

  const enter = useCallback(() => {
    const user = store.user();
    if (!user) return;
    const home = user.isStaff ? paths.staff : paths.home;
    const isHome = from === undefined || !needsSession(from) || from === paths.home;
    // It may be another person now: to filmmakers there are no screens of the desk.
    navigate(isHome || (isAt(desk, from) && !user.isStaff) ? home : from, { replace: true });
  }, [store, navigate, from]);

  // Once the screen is painted it would be too late for a login in between.
  useLayoutEffect(() => store.subscribe(enter), [store, enter]);

  useEffect(() => {
    if (!isAsking) return undefined;
    let isShown = true;
    const goOn = () => {
      if (!isShown) return;
      enter();
      if (!store.user()) setIsAsking(false);
    };
    // Without an answer the session stays as it is.
    check().then(goOn, goOn);
    return () => {
      isShown = false;
    };
  }, [isAsking, check, enter, store]);

  return isAsking;
};
