import { createContext, useContext, useEffect, useRef } from 'react';
import type { PortalLocation } from './NavigationContext.ts';

/** A way to another address. */
export interface Way {
  /** `POP`: through the browser's history. */
  readonly historyAction: 'POP' | 'PUSH' | 'REPLACE';
  readonly currentLocation: PortalLocation;
  readonly nextLocation: PortalLocation;
}

/** One that is held back. */
export interface HeldWay {
  /** Goes it. */
  readonly proceed: () => void;
  /** Stays. */
  readonly reset: () => void;
}

/** What stands between the person and another address. */
export interface LeaveGuard {
  readonly holds: (way: Way) => boolean;
  readonly onHeld: (way: HeldWay) => void;
}

/** Adds a guard; the last one is asked first. @returns the way out */
export type AddGuard = (guard: LeaveGuard) => () => void;

/** Provided by the area that has a data router. */
export const LeaveGuardsContext = createContext<AddGuard | undefined>(undefined);

/** Stands guard as long as the caller is mounted; `undefined` lets everybody pass. */
export const useLeaveGuard = (guard: LeaveGuard | undefined): void => {
  const add = useContext(LeaveGuardsContext);
  const latest = useRef(guard);
  useEffect(() => {
    latest.current = guard;
  });
  const isOnGuard = guard !== undefined;
  useEffect(() => {
    if (!isOnGuard) return undefined;
    return add?.({
      holds: (way) => latest.current?.holds(way) ?? false,
      onHeld: (way) => latest.current?.onHeld(way),
    });
  }, [add, isOnGuard]);
};
