import type { ChildProcess } from 'node:child_process';

export interface ServerProcess {
  /** Ends the server, if one runs, and waits until it has ended. */
  stop(): Promise<void>;
  /** Starts a server once the one before has ended, unless it may not start by then or another restart has started it. */
  restart(mayStart: () => boolean): Promise<void>;
}

/** One server at a time, however often a restart is asked for while the one before is still ending. */
export function createServerProcess(start: () => ChildProcess): ServerProcess;
