import { useRef, useState } from 'react';

/** One thing after the other. */
export interface OneAtATime<What> {
  /** What is being done; `undefined`: nothing is. */
  readonly underWay: { readonly what: What } | undefined;
  /** Asks for something. */
  readonly ask: (what: What) => Promise<void>;
}

/**
 * Does one thing at a time: what is asked for while another is under way is passed over, for an impatient second press
 * would do it twice.
 *
 * @param run does it; its end is the end of the wait
 */
export const useOneAtATime = <What = void>(run: (what: What) => Promise<unknown>): OneAtATime<What> => {
  const [underWay, setUnderWay] = useState<OneAtATime<What>['underWay']>();
  const isBusy = useRef(false);
  const ask = async (what: What) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setUnderWay({ what });
    try {
      await run(what);
    } finally {
      isBusy.current = false;
      setUnderWay(undefined);
    }
  };
  return { underWay, ask };
};
