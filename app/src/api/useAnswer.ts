import { useCallback, useEffect, useState } from 'react';

/** Where a question to the server stands. */
export type Answer<Reply> =
  | { readonly state: 'asking' }
  | {
      readonly state: 'failed';
      readonly error: unknown;
      /** Asks anew. */
      readonly retry: () => void;
    }
  | {
      readonly state: 'answered';
      readonly reply: Reply;
      /** Asks anew. */
      readonly retry: () => void;
      /** Makes it `failed`: what was answered holds no longer. */
      readonly revoke: (error: unknown) => void;
    };

/**
 * Asks when the screen is shown, for screens without a session, which do not load the query library.
 * @param ask a stable function
 */
export const useAnswer = <Reply>(ask: (signal: AbortSignal) => Promise<Reply>): Answer<Reply> => {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer<Reply>>({ state: 'asking' });
  const retry = useCallback(() => setTries((current) => current + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew
  useEffect(() => {
    const leaving = new AbortController();
    const show = (next: Answer<Reply>) => {
      if (!leaving.signal.aborted) setAnswer(next);
    };
    const fail = (error: unknown) => show({ state: 'failed', error, retry });
    show({ state: 'asking' });
    ask(leaving.signal).then((reply) => show({ state: 'answered', reply, retry, revoke: fail }), fail);
    return () => leaving.abort();
  }, [ask, retry, tries]);

  return answer;
};
