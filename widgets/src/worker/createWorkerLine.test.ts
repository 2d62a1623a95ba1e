import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AskedQuestion, WorkerReply } from './answerQuestions.ts';
import { createWorkerLine } from './createWorkerLine.ts';

/** A worker whose replies are made by hand. */
class HandWorker {
  static readonly all: HandWorker[] = [];
  readonly asked: AskedQuestion<string>[] = [];
  isOver = false;
  onmessage: ((event: { readonly data: WorkerReply<string> | 'ready' }) => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    HandWorker.all.push(this);
  }
  postMessage(question: AskedQuestion<string>) {
    this.asked.push(question);
  }
  terminate() {
    this.isOver = true;
  }
}

const open = (endsWhenIdle = false) => {
  HandWorker.all.length = 0;
  vi.stubGlobal('Worker', HandWorker);
  const answerHere = vi.fn((question: string) => `${question} here`);
  return { answerHere, line: createWorkerLine<string, string>({ start: () => new Worker('x.js'), answerHere, endsWhenIdle }) };
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createWorkerLine', () => {
  it('gives each question its own answer, in whatever order they come, from one worker', async () => {
    const { line } = open();
    line.warmUp();
    const [one, other] = [line.ask('a'), line.ask('b')];
    const [worker] = HandWorker.all;
    worker?.onmessage?.({ data: { id: 2, answer: 'B' } });
    worker?.onmessage?.({ data: { id: 1, failure: 'gone' } });
    await expect(other).resolves.toBe('B');
    await expect(one).rejects.toThrow('gone');
    expect(HandWorker.all).toHaveLength(1);
    expect(worker?.isOver).toBe(false);
  });

  it('listens to a signal no longer than to the answer: one signal outlives the questions about every part of a file', async () => {
    const { line } = open();
    const { signal } = new AbortController();
    const listened = vi.spyOn(signal, 'addEventListener');
    const over = vi.spyOn(signal, 'removeEventListener');
    const given = line.ask('a', signal);
    HandWorker.all[0]?.onmessage?.({ data: { id: 1, answer: 'A' } });
    await expect(given).resolves.toBe('A');
    expect(over.mock.calls).toEqual([['abort', listened.mock.calls[0]?.[1]]]);
  });

  it('ends a worker that shall not idle with its last answer, also when that is no longer wanted', async () => {
    const { line } = open(true);
    const ending = new AbortController();
    const given = line.ask('a', ending.signal);
    ending.abort(new Error('left'));
    await expect(given).rejects.toThrow('left');
    expect(HandWorker.all[0]?.isOver).toBe(true);
    const next = line.ask('b');
    HandWorker.all[1]?.onmessage?.({ data: { id: 2, answer: 'B' } });
    await expect(next).resolves.toBe('B');
  });

  it('answers on the page when the worker cannot be had, from then on', async () => {
    const { answerHere, line } = open();
    const waiting = line.ask('a');
    HandWorker.all[0]?.onerror?.();
    await expect(waiting).resolves.toBe('a here');
    await expect(line.ask('b')).resolves.toBe('b here');
    expect(answerHere).toHaveBeenCalledTimes(2);
    expect(HandWorker.all).toHaveLength(1);
  });

  it('answers on the page when the page may start no worker: from another site, or by its policy', async () => {
    vi.stubGlobal('Worker', HandWorker);
    const start = vi.fn(() => {
      throw new DOMException('Script at another origin cannot be accessed.', 'SecurityError');
    });
    const line = createWorkerLine<string, string>({ start, answerHere: (question) => `${question} here` });
    line.warmUp();
    await expect(line.ask('a')).resolves.toBe('a here');
    await expect(line.ask('b')).resolves.toBe('b here');
    expect(start).toHaveBeenCalledOnce();
  });

  it('answers on the page when the worker’s script never comes; one that runs may take its time to answer', async () => {
    vi.useFakeTimers();
    const silent = open();
    const waiting = silent.line.ask('a');
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(waiting).resolves.toBe('a here');
    expect(HandWorker.all[0]?.isOver).toBe(true);

    const slow = open();
    const answer = slow.line.ask('b');
    HandWorker.all[0]?.onmessage?.({ data: 'ready' });
    await vi.advanceTimersByTimeAsync(60_000);
    HandWorker.all[0]?.onmessage?.({ data: { id: 1, answer: 'B' } });
    await expect(answer).resolves.toBe('B');
    expect(slow.answerHere).not.toHaveBeenCalled();
  });
});
