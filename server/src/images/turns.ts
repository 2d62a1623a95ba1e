/** Runs work when it is its turn. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so much work run at once, the rest in the order in which it came. Work that fails makes way like any other. */
export function createTurns(most: number): TakeTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
