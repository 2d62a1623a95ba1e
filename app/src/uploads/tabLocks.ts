/** Keeps tabs of one browser from sending the same upload (https://w3c.github.io/web-locks/). */
export interface TabLocks {
  /** Takes a name until the returned function is called; `undefined` while it is taken already. */
  take(name: string): Promise<(() => void) | undefined>;
  /** Which of these names are taken. */
  findTaken(names: readonly string[]): Promise<ReadonlySet<string>>;
  /** Resolves once nobody has the name any more. */
  untilFree(name: string): Promise<void>;
}

const noLocks: TabLocks = {
  take: async () => () => undefined,
  findTaken: async () => new Set(),
  untilFree: async () => undefined,
};

/** Locks of this site under names that begin with `prefix`; where the browser has none, every name is free. */
export const createTabLocks = (locks: LockManager | undefined, prefix: string): TabLocks => {
  if (!locks) return noLocks;
  const toName = (name: string) => `${prefix} ${name}`;
  return {
    take: (name) =>
      new Promise((done, fail) => {
        locks
          .request(toName(name), { ifAvailable: true }, (lock) => {
            if (lock) return new Promise<void>((release) => done(release));
            done(undefined);
            return undefined;
          })
          .catch(fail);
      }),
    async findTaken(names) {
      const { held = [] } = await locks.query();
      const taken = new Set(held.map(({ name }) => name));
      return new Set(names.filter((name) => taken.has(toName(name))));
    },
    untilFree: (name) => locks.request(toName(name), { mode: 'shared' }, () => undefined),
  };
};
