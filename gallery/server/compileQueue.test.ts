import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type CompileQueue, createCompileQueue } from './compileQueue.ts';

const folder = mkdtempSync(join(tmpdir(), 'reelform-queue-'));
let queue: CompileQueue | undefined;

/** A thread that hangs on `hang`, throws on `throw`, names its folder on `folder` and else answers with what it was asked. */
const queueOf = (limit: number) => {
  const script = join(folder, 'thread.mjs');
  writeFileSync(
    script,
    `import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', ({ 'schema.json': asked }) => {
  const text = asked === 'folder' ? workerData.folder : asked;
  if (text === 'hang') for (;;);
  if (text === 'throw') throw new Error('out of order');
  parentPort.postMessage({ kind: 'refused', complaints: [{ file: 'schema.json', line: 1, column: 1, pointer: '', message: text }] });
});`,
  );
  queue = createCompileQueue(script, '.', limit);
  return async (text: string) => {
    const answer = await queue?.compile({ 'schema.json': text });
    return answer?.kind === 'refused' ? answer.complaints.map(({ message }) => message) : [];
  };
};

afterEach(() => queue?.close());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the queue of compilations', () => {
  it('answers one after the other, gives up what hangs or fails, and goes on', async () => {
    const compile = queueOf(1500);
    expect(await Promise.all([compile('one'), compile('two'), compile('three')])).toEqual([['one'], ['two'], ['three']]);
    expect(await compile('hang')).toEqual(['This form takes longer than 1.5 seconds to compile.']);
    expect(await compile('four')).toEqual(['four']);
    await expect(compile('throw')).rejects.toThrow('out of order');
    expect(await compile('five')).toEqual(['five']);
  });

  it('leaves no folder behind, neither of a thread that was given up nor of the last one', async () => {
    const compile = queueOf(500);
    const [first = ''] = await compile('folder');
    expect(existsSync(first)).toBe(true);
    await compile('hang');
    await expect.poll(() => existsSync(first)).toBe(false);
    const [second = ''] = await compile('folder');
    expect(existsSync(second)).toBe(true);
    await queue?.close();
    expect(existsSync(second)).toBe(false);
  });
});
