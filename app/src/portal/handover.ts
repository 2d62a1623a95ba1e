import type { NoticeKey } from './messages.ts';

/** What one screen hands to the next through the browser's history: texts to show on arrival, and where to return to. */
export interface Handover {
  readonly notices?: readonly NoticeKey[];
  /** What went wrong there. */
  readonly problem?: NoticeKey;
  /** Whom the login that follows is for, where the screen before was told. */
  readonly email?: string;
  /** Address of a logged-in screen that a lost session has interrupted, or that was asked for without one. */
  readonly from?: string;
  /** Address of the list that led to a record, with its search and page. */
  readonly list?: string;
}

/** Reads what the screen before has handed over; history entries of other origin give nothing. */
export const readHandover = (state: unknown): Handover => {
  if (typeof state !== 'object' || state === null) return {};
  const { notices, problem, email, from, list }: Partial<Record<keyof Handover, unknown>> = state;
  return {
    ...(Array.isArray(notices) && { notices }),
    ...(typeof problem === 'string' && { problem: problem as NoticeKey }), // written by this portal
    ...(typeof email === 'string' && { email }),
    ...(typeof from === 'string' && { from }),
    ...(typeof list === 'string' && { list }),
  };
};
