import { createContext, runInContext } from 'node:vm';

const context = createContext({ work: undefined });

const isTimeOut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Does synchronous work and stops it in the midst of whatever it does, a regular expression included, once its time is
 * up. What it was changing then is half changed: use it for work whose results are thrown away with it.
 *
 * @param limit time in ms
 * @returns what the work returns; `undefined` when it was stopped
 * @throws what the work throws
 */
export const withinTime = <Result>(limit: number, work: () => Result): { readonly result: Result } | undefined => {
  const outer: unknown = context['work'];
  let done: { readonly result: Result } | undefined;
  context['work'] = () => {
    done = { result: work() };
  };
  try {
    // V8's watchdog ends what runs below a script, wherever that was defined.
    runInContext('work()', context, { timeout: Math.max(1, Math.ceil(limit)) });
    return done;
  } catch (error) {
    if (isTimeOut(error)) return undefined;
    throw error;
  } finally {
    context['work'] = outer;
  }
};
