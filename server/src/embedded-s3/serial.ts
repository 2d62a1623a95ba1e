/** Runs work one at a time per name; work under different names runs side by side. */
export type Serial = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Makes an independent set of queues. A failed turn does not hold up the next. */
export function createSerial(): Serial {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work);
    const tail = turn
      .catch(() => undefined)
      .then(() => {
        if (tails.get(name) === tail) tails.delete(name);
      });
    tails.set(name, tail);
    return turn;
  };
}
