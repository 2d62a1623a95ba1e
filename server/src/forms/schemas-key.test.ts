import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schemasKey } from './schemas-key.ts';

describe('the key of a folder of schemas', () => {
  let folder: string;
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'reelform-key-'));
    write('forms/login/schema.json', '{ "maxLength": 10 }');
    write('messages/pt.json', '{ "extends": "./en.json" }');
    write('tsconfig.build.json', '{ "extends": "../tsconfig.json" }');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('stays while nothing changes that forms are compiled from', async () => {
    const key = await schemasKey(folder, 'one compiler');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    write('README.md', 'Not compiled.');
    write('dist/forms.json', '{}');
    write('node_modules/other/package.json', '{}');
    expect(await schemasKey(folder, 'one compiler')).toBe(key);
    expect(await schemasKey(`${folder}/`, 'one compiler')).toBe(key);
  });

  it.each([
    ['a byte', () => write('forms/login/schema.json', '{ "maxLength": 11 }')],
    ['a further file', () => write('options/ratings.json', '[]')],
    ['a file that is gone', () => rmSync(join(folder, 'messages/pt.json'))],
    ['a file’s name', () => renameSync(join(folder, 'messages/pt.json'), join(folder, 'messages/de.json'))],
    ['a file’s place', () => renameSync(join(folder, 'forms/login'), join(folder, 'forms/signup'))],
  ])('is another one after a change of %s', async (_what, change) => {
    const key = await schemasKey(folder, 'one compiler');
    change();
    expect(await schemasKey(folder, 'one compiler')).not.toBe(key);
  });

  it('is another one for another compiler', async () => {
    expect(await schemasKey(folder, 'another compiler')).not.toBe(await schemasKey(folder, 'one compiler'));
  });

  it.each([
    ['extend a package’s', () => write('messages/de.json', '{ "extends": "@house/texts/de.json" }')],
    ['extend one outside', () => write('messages/de.json', '{ "extends": "../../de.json" }')],
    ['extend more than one', () => write('messages/de.json', '{ "a": { "extends": "./en.json" }, "extends" : "x/de.json" }')],
    ['are links', () => symlinkSync('/nowhere', join(folder, 'forms/login/ui.json'))],
    ['lie in linked folders', () => symlinkSync(tmpdir(), join(folder, 'forms/elsewhere'))],
  ])('is none where files %s', async (_what, change) => {
    change();
    expect(await schemasKey(folder, 'one compiler')).toBeUndefined();
  });
});
