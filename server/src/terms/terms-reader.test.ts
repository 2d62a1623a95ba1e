import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPaymentFigures } from '../payment-options.ts';
import { root } from '../root.ts';
import { readJson } from '../schemas-file.ts';
import { createTermsReader } from './terms-reader.ts';

const file = join(root, 'schemas/options/payment.json');
const figures = readPaymentFigures(readJson(file));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reelform-terms-reader-'));
  mkdirSync(join(folder, 'terms'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (tag: string, text: string) => writeFileSync(join(folder, `terms/${tag}.json`), text);
const terms = (lead: string) => JSON.stringify({ updated: '2024-10-28', lead, sections: [] });
const open = async () => {
  const error = vi.fn();
  const read = await createTermsReader({
    schemasDirectory: folder,
    figures,
    firstEpisodes: () => 3,
    product: 'R',
    log: { error },
  });
  return { read, reasons: () => error.mock.calls.flatMap(([{ reasons }]) => reasons) };
};

describe('terms that are changed while the portal runs', () => {
  it('are those of the file at once, and stay as they were, with the reason in the log, when it is broken', async () => {
    write('en', terms('One'));
    const { read, reasons } = await open();
    write('en', terms('Two'));
    expect((await read('en')).lead).toBe('Two');
    for (const broken of [terms('Three').slice(0, 20), '{"lead":"Three"}', '']) {
      write('en', broken);
      expect((await read('en')).lead).toBe('Two');
    }
    rmSync(join(folder, 'terms/en.json'));
    expect((await read('en')).lead).toBe('Two');
    expect(reasons()).toHaveLength(4);
    for (const reason of reasons()) expect(reason).toContain(join(folder, 'terms/en.json'));
  });

  it('are said in English when a language was broken before anybody read it', async () => {
    write('en', terms('One'));
    const { read, reasons } = await open();
    write('de', '{');
    expect((await read('de')).lead).toBe('One');
    write('de', terms('Eins'));
    expect((await read('de')).lead).toBe('Eins');
    expect(reasons()).toHaveLength(1);
  });

  it('fail for their readers alone when they were broken from the start, until they are mended', async () => {
    write('en', '{');
    const { read, reasons } = await open();
    await expect(read('en')).rejects.toThrow(/terms\/en\.json/);
    expect(reasons()).toHaveLength(1);
    write('en', terms('One'));
    expect((await read('en')).lead).toBe('One');
  });
});
