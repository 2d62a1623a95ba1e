import { chmodSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FSWatcher } from 'chokidar';
import { afterEach, expect, it, vi } from 'vitest';
import type { CompiledDirectory } from './compileDirectory.ts';
import { createSchemas, type SchemasFixture } from './fixture.ts';
import { type DirectoryWatch, watchDirectory } from './watchDirectory.ts';

let schemas: SchemasFixture;
let watching: DirectoryWatch;
afterEach(async () => {
  await watching.close();
  schemas.remove();
});

const titleOf = (limit: number) => ({
  type: 'object',
  properties: { title: { $ref: '../../definitions/title.json' } },
  'x-limit': limit,
});

it('hands over what a change makes, a shared definition and a rename included, and complains about broken files', async () => {
  schemas = createSchemas(titleOf(0));
  schemas.write('definitions/title.json', { type: 'string', maxLength: 200 });
  const results: CompiledDirectory[] = [];
  watching = watchDirectory(schemas.forms, {}, (result) => {
    results.push(result);
  });
  await watching.ready;

  schemas.write('definitions/title.json', { type: 'string', maxLength: 120 });
  await expect.poll(() => results.at(-1)?.forms.get('one')?.code).toContain('120');

  const before = results.length;
  schemas.write('definitions/title.json', '{ "type": ');
  await expect.poll(() => results.length).toBeGreaterThan(before);
  await expect.poll(() => results.at(-1)?.complaints.some(({ file }) => /title\.json$/.test(file))).toBe(true);
  expect(results.at(-1)?.forms.size).toBe(0);

  const fresh = join(schemas.root, 'definitions/title.json.new');
  writeFileSync(fresh, JSON.stringify({ type: 'string', maxLength: 77 }));
  renameSync(fresh, join(schemas.root, 'definitions/title.json'));
  await expect.poll(() => results.at(-1)?.forms.get('one')?.code).toContain('77');
});

it('tells what a file that is gone breaks once', async () => {
  schemas = createSchemas(titleOf(0));
  schemas.write('definitions/title.json', { type: 'string' });
  const results: CompiledDirectory[] = [];
  watching = watchDirectory(schemas.forms, {}, (result) => {
    results.push(result);
  });
  await watching.ready;
  rmSync(join(schemas.root, 'definitions/title.json'));
  await expect.poll(() => results.at(-1)?.complaints.length).toBeGreaterThan(0);
  await pause(500);
  expect(results).toHaveLength(1);
});

it('hears of what comes into a folder that was removed and made anew at once', async () => {
  schemas = createSchemas(titleOf(0));
  schemas.write('definitions/title.json', { type: 'string' });
  const definitions = join(schemas.root, 'definitions');
  const copy = join(mkdtempSync(join(tmpdir(), 'reelform-copy-')), 'definitions');
  cpSync(definitions, copy, { recursive: true });
  const results: CompiledDirectory[] = [];
  watching = watchDirectory(schemas.forms, {}, (result) => {
    results.push(result);
  });
  await watching.ready;
  rmSync(definitions, { recursive: true });
  cpSync(copy, definitions, { recursive: true });
  await expect.poll(() => results.at(-1)?.complaints).toEqual([]);
  await pause(1000);
  rmSync(join(definitions, 'title.json'));
  await expect.poll(() => results.at(-1)?.complaints).not.toEqual([]);
  cpSync(copy, definitions, { recursive: true });
  await expect.poll(() => results.at(-1)?.complaints).toEqual([]);
  rmSync(join(copy, '..'), { recursive: true });
});

it('misses no change of a file whose mode changes right before', async () => {
  schemas = createSchemas({ title: 'None' });
  const results: CompiledDirectory[] = [];
  watching = watchDirectory(schemas.forms, {}, (result) => {
    results.push(result);
  });
  await watching.ready;
  const file = join(schemas.forms, 'one/schema.json');
  for (const [index, title] of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'].entries()) {
    readFileSync(file);
    chmodSync(file, 0o644);
    await pause(1 + (index % 3));
    writeFileSync(file, JSON.stringify({ title }));
    await expect.poll(() => results.at(-1)?.forms.get('one')?.code).toContain(title);
  }
});

it('says what is wrong with the folder, and goes on', async () => {
  schemas = createSchemas({});
  const results: CompiledDirectory[] = [];
  const add = vi.spyOn(FSWatcher.prototype, 'add');
  watching = watchDirectory(schemas.forms, {}, (result) => {
    results.push(result);
  });
  const [watcher] = add.mock.contexts as readonly FSWatcher[]; // what the method is called on
  add.mockRestore();
  await watching.ready;
  const said = () => results.at(-1)?.complaints.map(({ message }) => message);

  // As the system says where it has no more watches to give; nothing else of it can be had at will.
  watcher?.emit('error', new Error('ENOSPC: System limit for number of file watchers reached'));
  await expect.poll(() => said()).toEqual([expect.stringMatching(/^Not all changes will be noticed: ENOSPC/)]);

  rmSync(schemas.forms, { recursive: true });
  await expect.poll(() => said()).toEqual([`There is no folder '${schemas.forms}'.`]);

  schemas.write('forms/one/schema.json', {});
  schemas.write('forms/one/ui.json', {});
  await expect.poll(() => results.at(-1)?.forms.size).toBe(1);
});

it('follows a root that is a link to where it leads', async () => {
  schemas = createSchemas({ title: 'First' });
  const kept = mkdtempSync(join(tmpdir(), 'reelform-links-'));
  const [link, next] = [join(kept, 'current'), join(kept, 'next')];
  cpSync(schemas.root, next, { recursive: true });
  writeFileSync(join(next, 'forms/one/schema.json'), JSON.stringify({ title: 'Second' }));
  symlinkSync(schemas.root, link);
  const results: CompiledDirectory[] = [];
  watching = watchDirectory(join(link, 'forms'), {}, (result) => {
    results.push(result);
  });
  await watching.ready;
  const said = () => results.at(-1)?.forms.get('one')?.code;
  symlinkSync(next, join(kept, 'new'));
  renameSync(join(kept, 'new'), link);
  await expect.poll(said).toContain('Second');
  writeFileSync(join(next, 'forms/one/schema.json'), JSON.stringify({ title: 'Third' }));
  await expect.poll(said).toContain('Third');
  rmSync(kept, { recursive: true });
});

it('goes on with a root that was removed and made anew, twice', async () => {
  schemas = createSchemas({});
  const kept = mkdtempSync(join(tmpdir(), 'reelform-kept-'));
  cpSync(schemas.root, kept, { recursive: true });
  const results: CompiledDirectory[] = [];
  watching = watchDirectory(schemas.forms, {}, (result) => {
    results.push(result);
  });
  await watching.ready;
  for (const title of ['First', 'Second']) {
    rmSync(schemas.root, { recursive: true });
    await expect.poll(() => results.at(-1)?.complaints).toHaveLength(1);
    cpSync(kept, schemas.root, { recursive: true });
    await expect.poll(() => results.at(-1)?.forms.size).toBe(1);
    schemas.write('forms/one/schema.json', { type: 'object', title });
    await expect.poll(() => results.at(-1)?.forms.get('one')?.code).toContain(title);
  }
  rmSync(kept, { recursive: true });
});
