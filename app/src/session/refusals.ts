import { createListeners, type Listeners } from '@reelform/engine';

/** Tells the portal that the server has refused the session. */
export interface Refusals {
  /** A call was answered 401. */
  readonly report: () => void;
  /** Calls back at each report. @returns a function that stops it */
  readonly subscribe: Listeners['subscribe'];
}

/** A new channel without listeners. */
export const createRefusals = (): Refusals => {
  const { subscribe, tell } = createListeners();
  return { report: tell, subscribe };
};
