import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeWhole } from './write-whole.ts';

const inFolder = async (use: (folder: string) => Promise<void>) => {
  const folder = await mkdtemp(join(tmpdir(), 'reelform-whole-'));
  await use(folder).finally(() => rm(folder, { recursive: true, force: true }));
};

it('writes a file that several write at once, as servers in containers do, which share a folder and have the same process number', () =>
  inFolder(async (folder) => {
    const file = join(folder, 'form.js');
    const text = 'a'.repeat(1_000_000);
    await Promise.all(Array.from({ length: 8 }, () => writeWhole(file, text)));
    expect(await readFile(file, 'utf8')).toBe(text);
    expect(await readdir(folder)).toEqual(['form.js']);
  }));

it('leaves nothing of a file that cannot be written', () =>
  inFolder(async (folder) => {
    await mkdir(join(folder, 'form.js'));
    await expect(writeWhole(join(folder, 'form.js'), 'a')).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['form.js']);
  }));
