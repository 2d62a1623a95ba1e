import { createPaceMeter, type Pace } from './pace.ts';

/** How one transfer stands: on its way with so many bytes, waiting to be tried again, or over. */
export type TransferStep = { readonly sent: number } | 'waiting' | 'over';

/** Adds up the transfers of one upload. */
export interface ProgressBoard {
  /** Notes how the transfer of a part stands. */
  note(part: number, step: TransferStep): void;
  /** Replaces what counts as arrived: bytes by part. Transfers of those parts are over. */
  settle(arrived: ReadonlyMap<number, number>): void;
  /** Bytes that have arrived or are on their way. */
  sent(): number;
  pace(): Pace | undefined;
  /** Whether transfers wait and no byte is on its way. */
  isWaiting(): boolean;
  /**
   * When an upload last moved forward, in ms of `performance.now()`: a part arrived, or more than ever before was sent. When the
   * device was awake again, where that is later.
   */
  movedAt(): number;
  /** Begins to measure anew: pace, and the time without movement. */
  rest(): void;
}

/** No transfer is silent for so long before it is tried again: the device slept, or the browser had the page rest. */
const asleepMs = 600_000;

/** A board for a file of `total` bytes. @param onChange called after each note */
export const createProgressBoard = (total: number, onChange: () => void): ProgressBoard => {
  const meter = createPaceMeter();
  const flying = new Map<number, number>();
  const waiting = new Set<number>();
  let arrived: ReadonlyMap<number, number> = new Map();
  let most = 0;
  let moved = performance.now();
  let awake = moved;

  /** Nobody has tried anything while the device slept. */
  const wake = () => {
    const now = performance.now();
    if (now - awake > asleepMs) moved = now;
    awake = now;
  };
  const sent = () => {
    let sum = 0;
    for (const bytes of arrived.values()) sum += bytes;
    for (const bytes of flying.values()) sum += bytes;
    return Math.min(sum, total);
  };
  const changed = () => {
    wake();
    const now = sent();
    meter.note(now);
    if (now > most) {
      most = now;
      moved = performance.now();
    }
    onChange();
  };

  return {
    note(part, step) {
      waiting.delete(part);
      flying.delete(part);
      if (step === 'waiting') waiting.add(part);
      else if (step !== 'over') flying.set(part, step.sent);
      changed();
    },
    settle(next) {
      if (next.size > arrived.size) moved = performance.now();
      arrived = new Map(next);
      for (const part of arrived.keys()) flying.delete(part);
      changed();
    },
    sent,
    pace: () => meter.pace(total),
    isWaiting: () => waiting.size > 0 && [...flying.values()].every((bytes) => bytes === 0),
    movedAt: () => {
      wake();
      return moved;
    },
    rest() {
      meter.reset();
      moved = performance.now();
    },
  };
};
