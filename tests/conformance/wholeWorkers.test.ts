import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type EmittedWorker, wholeWorkers } from '../../rollup/workers.mjs';

const root = resolve('widgets/src');

/** Vite puts what it copies into an address (`data:`) up to this size, in bytes; content security policies refuse such scripts. */
const inlined = 4096;

const named = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && readFileSync(join(root, file), 'utf8').includes(".worker.ts', import.meta.url)"),
);

it.each(named)('the worker that %s names stands in the package as one file that a partner’s bundler may copy', async (file) => {
  const emitted: EmittedWorker[] = [];
  const plugin = wholeWorkers({ root, conditions: ['reelform-source'] });
  const path = join(root, file);
  const built = await plugin.transform.call({ emitFile: (one) => emitted.push(one) }, readFileSync(path, 'utf8'), path);
  const [{ fileName = '', source = '' } = {}] = emitted;
  expect(emitted).toHaveLength(1);
  expect(built?.code).toContain(`new URL('./${fileName.split('/').at(-1)}', import.meta.url)`);
  expect(source).not.toMatch(/\b(import|export)\b[\s{*'"]/);
  expect(source.length).toBeGreaterThan(inlined);
});
