/** Watches one transfer. */
export interface StallWatch {
  /** Notes how many bytes have gone out. */
  moved(bytes: number): void;
  /** Whether it found the transfer dead. */
  hasStalled(): boolean;
  stop(): void;
}

/** Bytes that may still lie in the system's send buffer when all are handed over (Linux, `tcp_wmem`, default maximum). */
export const bufferBytes = 4 * 1024 ** 2;

/** Speed at which a store is believed to bring a body onto its disk. */
const storeBytesPerMs = 50_000;

/** What is waited for at most while buffers run empty on a slow link. */
const longestTailMs = 120_000;

/**
 * Calls `onStall` when nothing has moved for `stallMs`. Once all `total` bytes are handed over, the answer is given the
 * time besides that full buffers take at the speed measured, and the store's disk, so that a slow link is not taken for a dead one.
 */
export const watchStall = (total: number, stallMs: number, onStall: () => void): StallWatch => {
  const began = performance.now();
  let last = began;
  let sent = 0;
  let stalled = false;
  const patience = () => {
    if (sent < total) return stallMs;
    const bytesPerMs = sent / Math.max(1, last - began);
    const drainMs = Math.min(sent, bufferBytes) / Math.max(bytesPerMs, 1e-3);
    return stallMs + Math.min(longestTailMs, drainMs) + total / storeBytesPerMs;
  };
  const timer = setInterval(
    () => {
      if (performance.now() - last <= patience()) return;
      stalled = true;
      clearInterval(timer);
      onStall();
    },
    Math.min(1000, stallMs / 4),
  );
  return {
    moved(bytes) {
      if (bytes === sent) return;
      sent = bytes;
      last = performance.now();
    },
    hasStalled: () => stalled,
    stop: () => clearInterval(timer),
  };
};
