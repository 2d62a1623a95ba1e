import { createContext, runInContext } from 'node:vm';

const context = createContext({ work: undefined });

/** How many times its limit work may take by the clock, most of it without the processor. */
const MOST_CLOCK = 12;

/** Of its limit: work that had so much of the processor's time has had enough, since it cannot be cut off to the point. */
const ENOUGH = 0.8;

/** How much longer than work seems to need by the clock it is given, since a machine may become busier. */
const SPARE = 1.5;

const isTimeOut = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Does work for at most `time` ms by the clock. */
const withinClock = <Result>(time: number, work: () => Result): { readonly result: Result } | undefined => {
  const outer: unknown = context['work'];
  let done: { readonly result: Result } | undefined;
  context['work'] = () => {
    done = { result: work() };
  };
  try {
    // V8's watchdog ends what runs below a script, wherever that was defined.
    runInContext('work()', context, { timeout: Math.max(1, Math.ceil(time)) });
    return done;
  } catch (error) {
    if (isTimeOut(error)) return undefined;
    throw error;
  } finally {
    context['work'] = outer;
  }
};

/**
 * Does synchronous work and stops it in the midst of whatever it does, a regular expression included, once its time is
 * up. That is time of the processor: on a machine that is busy with other things, work is begun anew with more time by the
 * clock, of which it is given twelve times its limit at most. What it was changing when it was stopped is half changed:
 * use it for work that begins from nothing and changes nothing else.
 *
 * @param limit time of the processor in ms
 * @returns what the work returns; `undefined` when it was stopped
 * @throws what the work throws
 */
export const withinTime = <Result>(limit: number, work: () => Result): { readonly result: Result } | undefined => {
  let clock = limit;
  for (let left = limit * MOST_CLOCK; left > 0; ) {
    const before = process.cpuUsage();
    const time = Math.min(clock, left);
    const done = withinClock(time, work);
    if (done) return done;
    // Of the whole process: what other threads took is counted, too, which only ends the work sooner.
    const { user, system } = process.cpuUsage(before);
    const taken = (user + system) / 1000;
    if (taken >= limit * ENOUGH) return undefined;
    left -= time;
    clock = (time * limit * SPARE) / Math.max(taken, 1);
  }
  return undefined;
};
