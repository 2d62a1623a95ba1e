/** How fast an upload moves. */
export interface Pace {
  readonly bytesPerSecond: number;
  /** Seconds until the end at this speed. */
  readonly secondsLeft: number;
}

/** Measures an upload's pace over the last seconds. */
export interface PaceMeter {
  /** Notes how many bytes have arrived by now. */
  note(sent: number): void;
  /** `undefined` until enough is known. */
  pace(total: number): Pace | undefined;
  /** Forgets what was measured: after a pause the speed before it says nothing. */
  reset(): void;
}

const windowMs = 10_000;
const leastMs = 1500;

/** A meter. @param now the time in milliseconds */
export const createPaceMeter = (now: () => number = () => performance.now()): PaceMeter => {
  let notes: { readonly at: number; readonly sent: number }[] = [];
  return {
    note(sent) {
      const at = now();
      const last = notes.at(-1);
      if (last && at - last.at < 200) return;
      notes.push({ at, sent });
      while ((notes[0]?.at ?? at) < at - windowMs) notes.shift();
    },
    pace(total) {
      const [first] = notes;
      const last = notes.at(-1);
      if (!first || !last || last.at - first.at < leastMs || last.sent <= first.sent) return undefined;
      const bytesPerSecond = ((last.sent - first.sent) / (last.at - first.at)) * 1000;
      return { bytesPerSecond, secondsLeft: Math.max(0, total - last.sent) / bytesPerSecond };
    },
    reset() {
      notes = [];
    },
  };
};
