import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { addressOf } from '../../navigation/addressOf.ts';

/** Whether the entry shown of the browser's history is the one that this page load began with (React Router counts them). */
const isAtFirst = () => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
};

/** Whether a location's state is that of an entry made as room; the history keeps it when the page is loaded again. */
const isRoom = (state: unknown) => typeof state === 'object' && state !== null && 'isRoomForBack' in state;

/**
 * Room in the browser's history for Back to be caught: from a page load's first entry it leaves the page unasked.
 * @returns enters the address once more where the first entry is shown; Back passes both at once
 */
export const useRoomForBack = (): (() => void) => {
  const location = useLocation();
  const navigate = useNavigate();
  const isByHistory = useNavigationType() === 'POP';
  const here = useRef({ location, navigate });
  const hasRoom = useRef(false);

  useEffect(() => {
    here.current = { location, navigate };
    if (isRoom(location.state)) hasRoom.current = true;
    else if (isByHistory && hasRoom.current && isAtFirst()) window.history.back();
  }, [location, navigate, isByHistory]);

  return useCallback(() => {
    if (!isAtFirst()) return;
    const { location: shown, navigate: go } = here.current;
    void go(addressOf(shown), { state: { ...shown.state, isRoomForBack: true } });
  }, []);
};
