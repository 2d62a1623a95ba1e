import { rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ExampleFiles } from '../exchange.ts';
import { type Compilation, makeBenchFolder, timeLimit } from './compileFiles.ts';

/** How many times that a form may take by the clock: more than the compiler itself gives one on a busy machine. */
const mostClock = 15;

/** What the thread is told. */
export interface BenchPlace {
  /** The repository. */
  readonly root: string;
  /** An empty folder for its bench. */
  readonly folder: string;
}

/** Compiles one form after the other in a thread of its own. */
export interface CompileQueue {
  compile(files: ExampleFiles): Promise<Compilation>;
  close(): Promise<void>;
}

const tooSlow = (limit: number): Compilation => ({
  kind: 'refused',
  complaints: [
    {
      file: 'schema.json',
      line: 1,
      column: 1,
      pointer: '',
      message: `This form takes longer than ${limit / 1000} seconds to compile.`,
    },
  ],
});

/**
 * A queue of compilations. A form that takes too long is given up together with its thread, so that no schema can hold
 * up the server.
 *
 * @param script file of the thread's code
 * @param root the repository
 * @param limit milliseconds of the processor, the little that the server takes meanwhile among them
 */
export const createCompileQueue = (script: string, root: string, limit = timeLimit): CompileQueue => {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const begin = () => {
    const folder = makeBenchFolder();
    const thread = new Worker(script, { workerData: { root, folder } satisfies BenchPlace });
    // A thread that is ended from outside takes nothing away itself.
    thread.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return thread;
  };

  const run = (files: ExampleFiles) =>
    new Promise<Compilation>((done, fail) => {
      worker ??= begin();
      const thread = worker;
      const started = { clock: performance.now(), processor: process.cpuUsage() };
      const settle = (...acts: readonly (() => void)[]) => {
        clearInterval(timer);
        thread.off('message', onMessage);
        thread.off('error', onError);
        for (const act of acts) act();
      };
      const giveUp = () => {
        worker = undefined;
        void thread.terminate();
      };
      const onMessage = (answer: Compilation) => settle(() => done(answer));
      const onError = (error: Error) => settle(giveUp, () => fail(error));
      const look = () => {
        const { user, system } = process.cpuUsage(started.processor);
        const isOver = (user + system) / 1000 >= limit || performance.now() - started.clock >= limit * mostClock;
        if (isOver) settle(giveUp, () => done(tooSlow(limit)));
      };
      const timer = setInterval(look, limit / 10);
      thread.on('message', onMessage);
      thread.on('error', onError);
      thread.postMessage(files);
    });

  return {
    compile(files) {
      const answer = last.then(() => run(files));
      last = answer.catch(() => undefined);
      return answer;
    },
    async close() {
      await worker?.terminate();
      worker = undefined;
    },
  };
};
