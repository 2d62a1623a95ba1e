/** Runs somebody's work when it is its turn. */
export type TakeTurn = <Result>(person: number, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so much work run at once. Of those who wait each begins one in turn, whatever else they brought before; work that
 * fails makes way like any other.
 */
export function createTurns(most: number): TakeTurn {
  /** What waits of each person, beginning with whose turn is next. */
  const waiting = new Map<number, (() => void)[]>();
  let running = 0;
  const begin = () => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [person, [go, ...others]] = next;
    waiting.delete(person);
    if (others.length > 0) waiting.set(person, others);
    go?.();
  };
  return async (person, work) => {
    if (running >= most) await new Promise<void>((go) => waiting.set(person, [...(waiting.get(person) ?? []), go]));
    else running += 1;
    try {
      return await work();
    } finally {
      begin();
    }
  };
}
