import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

describe('the address of an example', () => {
  it.each([
    { id: 'keywords/max-length', edits: {} },
    { id: 'keywords/max-length', edits: { 'schema.json': '{ "title": "Zürich – 東京 🎬" }', 'data.json': '{}' } },
  ])('comes back as it was written: %j', async (address) => {
    expect(await readAddress(await writeAddress(address))).toEqual(address);
  });

  it.each(['#/rules/show~not!base64', '#/rules/show~AAAA', '#/rules/show~'])(
    'counts edits that cannot be read as none: %s',
    async (hash) => {
      expect(await readAddress(hash)).toEqual({ id: 'rules/show', edits: {} });
    },
  );

  it('takes no file that an example cannot have', async () => {
    const hash = await writeAddress({ id: 'rules/show', edits: { '../../secret.json': '{}', 'ui.json': '{}' } });
    expect(await readAddress(hash)).toEqual({ id: 'rules/show', edits: { 'ui.json': '{}' } });
  });
});
