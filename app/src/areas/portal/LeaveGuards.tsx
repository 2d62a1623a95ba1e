import { type DialogHost, DialogHostContext } from '@reelform/widgets';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { type AddGuard, type LeaveGuard, LeaveGuardsContext } from '../../navigation/LeaveGuardsContext.ts';
import { useRoomForBack } from './useRoomForBack.ts';

/**
 * Asks the guards below before another address is shown. The browser's Back closes the dialog that is open over a screen, as
 * Escape does: the address stays that of the screen. The router knows one blocker at a time: it is this one.
 */
export function LeaveGuards({ children }: { readonly children: ReactNode }) {
  const guards = useRef<readonly LeaveGuard[]>([]);
  const holder = useRef<LeaveGuard>(undefined);
  const blocker = useBlocker((way) => {
    holder.current = [...guards.current].reverse().find((guard) => guard.holds(way));
    return holder.current !== undefined;
  });
  const add = useCallback<AddGuard>((guard) => {
    guards.current = [...guards.current, guard];
    return () => {
      guards.current = guards.current.filter((other) => other !== guard);
    };
  }, []);
  const makeRoom = useRoomForBack();
  const isHeld = useRef(false);
  const closeByBack = useCallback<DialogHost>(
    (close) => {
      // What is entered while somebody is held back would let go of them.
      if (!isHeld.current) makeRoom();
      return add({
        holds: ({ historyAction }) => historyAction === 'POP',
        onHeld({ reset }) {
          reset();
          close();
        },
      });
    },
    [add, makeRoom],
  );
  useEffect(() => {
    isHeld.current = blocker.state === 'blocked';
    if (blocker.state === 'blocked') holder.current?.onHeld(blocker);
  }, [blocker]);
  return (
    <LeaveGuardsContext value={add}>
      <DialogHostContext value={closeByBack}>{children}</DialogHostContext>
    </LeaveGuardsContext>
  );
}
