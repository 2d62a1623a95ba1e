/** A clock that is set, so that what a demo does happened on days gone by. */
export interface DemoClock {
  /** In ms. */
  now(): number;
  /** Sets it; it goes on from there. */
  set(time: number): void;
  /** Sets it to the real time. */
  release(): void;
}

/** A clock that tells the real time until it is set. */
export const createDemoClock = (): DemoClock => {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    set: (time) => {
      offset = time - Date.now();
    },
    release: () => {
      offset = 0;
    },
  };
};

/** Noon of a day so many months before a moment, UTC. @param months 0: the same month */
export const dayBefore = (now: number, months: number, day: number): number => {
  const today = new Date(now);
  return Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, day, 12);
};
