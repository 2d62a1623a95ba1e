import { readyWord, type WorkerReply } from './answerQuestions.ts';

/** A line to a worker, which is started with the first question. */
export interface WorkerLine<Question, Answer> {
  /** @throws the signal's reason, or an error that says why there is no answer */
  ask(question: Question, signal?: AbortSignal): Promise<Answer>;
  /** Starts the worker ahead of the first question. */
  warmUp(): void;
  /** Ends the worker; what was asked is refused. */
  close(): void;
}

/** What {@link createWorkerLine} needs. */
export interface WorkerLineOptions<Question, Answer> {
  /** Starts the worker, whose script calls `answerQuestions`. */
  readonly start: () => Worker;
  /** Answers on the page, where no worker can be had. */
  readonly answerHere: (question: Question) => Answer | Promise<Answer>;
  /** Ends the worker with the last answer, so that the memory that it used up goes with it. @default false */
  readonly endsWhenIdle?: boolean | undefined;
}

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly done: (answer: Answer | Promise<Answer>) => void;
  readonly fail: (error: unknown) => void;
}

/** How long a worker's script may take to come and to run, in ms: connections fall silent without an error. */
const startMs = 10_000;

/** A line to a worker that is there to answer questions. */
export const createWorkerLine = <Question, Answer>(
  options: WorkerLineOptions<Question, Answer>,
): WorkerLine<Question, Answer> => {
  const { start, answerHere, endsWhenIdle = false } = options;
  const waiting = new Map<number, Waiting<Question, Answer>>();
  const here = async (question: Question) => answerHere(question);
  let isMissing = typeof Worker === 'undefined';
  let worker: Worker | undefined;
  let starting: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  const end = () => {
    clearTimeout(starting);
    worker?.terminate();
    worker = undefined;
  };
  const settle = (id: number) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (endsWhenIdle && waiting.size === 0) end();
    return asked;
  };
  const answerAllHere = () => {
    isMissing = true;
    end();
    for (const { question, done } of waiting.values()) done(here(question));
    waiting.clear();
  };
  /** `undefined`: the page may start none, of a script of another site for instance. */
  const startAllowed = () => {
    try {
      return start();
    } catch {
      return undefined;
    }
  };
  const open = () => {
    const started = startAllowed();
    isMissing = !started;
    if (!started) return undefined;
    started.onmessage = ({ data }: MessageEvent<WorkerReply<Answer> | typeof readyWord>) => {
      clearTimeout(starting);
      if (data === readyWord) return;
      const asked = settle(data.id);
      if ('answer' in data) asked?.done(data.answer);
      else asked?.fail(new Error(data.failure));
    };
    started.onerror = answerAllHere;
    starting = setTimeout(answerAllHere, startMs);
    return started;
  };

  return {
    async ask(question, signal) {
      signal?.throwIfAborted();
      if (isMissing) return here(question);
      worker ??= open();
      if (!worker) return here(question);
      count += 1;
      const id = count;
      worker.postMessage({ id, question });
      const giveUp = () => settle(id)?.fail(signal?.reason);
      signal?.addEventListener('abort', giveUp);
      const answer = new Promise<Answer>((done, fail) => waiting.set(id, { question, done, fail }));
      return answer.finally(() => signal?.removeEventListener('abort', giveUp));
    },
    warmUp() {
      if (!isMissing) worker ??= open();
    },
    close() {
      end();
      for (const { fail } of waiting.values()) fail(new DOMException('The worker was ended.', 'AbortError'));
      waiting.clear();
    },
  };
};
