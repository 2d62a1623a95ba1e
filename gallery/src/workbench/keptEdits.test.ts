// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { openKeptEdits } from './keptEdits.ts';

afterEach(() => window.sessionStorage.clear());

const plain = { id: 'rules/show', edits: {} };
const shared = { id: 'rules/show', edits: { 'data.json': '{}' } };

it('keeps what was changed at each address of an example apart, until the example is reset', () => {
  const kept = openKeptEdits();
  expect([kept.read(plain), kept.read(shared)]).toEqual([{}, shared.edits]);
  kept.keep(shared, { 'data.json': '{"a":1}' });
  expect([kept.read(plain), kept.read(shared)]).toEqual([{}, { 'data.json': '{"a":1}' }]);
  kept.keep(plain, { 'ui.json': '{}' });
  expect(openKeptEdits().read(plain)).toEqual({ 'ui.json': '{}' });
  kept.keep(plain, {});
  expect(kept.read(plain)).toEqual({});
  kept.drop('rules/show');
  expect([kept.read(shared), openKeptEdits().read(shared)]).toEqual([shared.edits, shared.edits]);
});
