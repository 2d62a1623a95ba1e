/** Lets an upload through, or holds it. */
export interface PauseGate {
  readonly isPaused: () => boolean;
  pause(): void;
  resume(): void;
  /** Waits while paused. @throws the signal's reason */
  passed(signal: AbortSignal): Promise<void>;
  /** A signal that aborts with the next pause. */
  untilPause(): AbortSignal;
}

/** A gate, open at first. */
export const createPauseGate = (): PauseGate => {
  let open: { readonly promise: Promise<void>; readonly go: () => void } | undefined;
  let pausing = new AbortController();
  return {
    isPaused: () => open !== undefined,
    pause() {
      if (open) return;
      let go = () => {};
      const promise = new Promise<void>((done) => {
        go = done;
      });
      open = { promise, go };
      pausing.abort();
    },
    resume() {
      if (!open) return;
      const { go } = open;
      open = undefined;
      pausing = new AbortController();
      go();
    },
    async passed(signal) {
      signal.throwIfAborted();
      while (open) {
        const { promise } = open;
        let giveUp = () => {};
        const given = new Promise<never>((_done, fail) => {
          giveUp = () => fail(signal.reason);
        });
        signal.addEventListener('abort', giveUp, { once: true });
        await Promise.race([promise, given]).finally(() => signal.removeEventListener('abort', giveUp));
        signal.throwIfAborted();
      }
    },
    untilPause: () => pausing.signal,
  };
};
