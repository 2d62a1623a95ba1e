import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createSchemas } from './fixture.ts';

/** Runs the command itself; what it says goes to `output`. */
const run = (output: 'pipe' | number, args: readonly string[] = ['--help']) =>
  spawn(process.execPath, [resolve('engine/bin/reelform.mjs'), ...args], { stdio: ['ignore', output, 'pipe'] });

/** What a run complains of, and its exit code. */
const outcomeOf = async (running: ReturnType<typeof run>) => {
  let complained = '';
  running.stderr?.on('data', (text) => {
    complained += text;
  });
  const [code] = await once(running, 'close');
  return { code, complained };
};

it('ends quietly when nobody reads on, as behind `head`', async () => {
  const running = run('pipe');
  running.stdout?.destroy();
  expect(await outcomeOf(running)).toEqual({ code: 0, complained: '' });
});

it('says so, and fails, when what it says cannot be written', async () => {
  const full = openSync('/dev/full', 'w');
  const running = run(full);
  closeSync(full);
  const { code, complained } = await outcomeOf(running);
  expect(code).toBe(1);
  expect(complained).toMatch(/^What is said cannot be written: .*\.\n$/);
});

it('hears of every change from the moment that `watch` says that the forms are fine', async () => {
  const film = (title: string) => ({ type: 'object', properties: { title: { title, type: 'string' } } });
  const schemas = createSchemas(film('First'));
  const running = run('pipe', ['watch', schemas.forms]);
  onTestFinished(() => {
    running.kill('SIGKILL');
    schemas.remove();
  });
  const outcome = outcomeOf(running);
  await once(running.stdout ?? running, 'data');
  schemas.write('forms/one/schema.json', film('Second'));
  await once(running.stdout ?? running, 'data');
  running.kill('SIGTERM');
  expect((await outcome).code).toBe(0);
});
