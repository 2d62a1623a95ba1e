import { afterEach, expect, it } from 'vitest';
import { createSchemas, type SchemasFixture } from '../fixture.ts';
import { diffForms } from './diffForms.ts';

const made: SchemasFixture[] = [];
afterEach(() => {
  for (const schemas of made.splice(0)) schemas.remove();
});

/** What is told of two uiSchemas: the effect and the pointer of each change, the pointer from `below` on. */
const told = (before: object, after: object, below: string) => {
  const [old, fresh] = [before, after].map((ui) => {
    const schemas = createSchemas({ properties: { rating: { type: 'string' } } }, ui);
    made.push(schemas);
    return schemas.root;
  });
  const changes = diffForms(old ?? '', fresh ?? '');
  return changes.map(({ effect, pointer }) => `${effect} ${pointer.replace(below, '')}`).sort();
};

it.each<[name: string, before: object, after: object, expected: readonly string[]]>([
  ['a label', { busyLabel: 'B' }, { label: 'C' }, ['rewords /0/busyLabel', 'rewords /0/label']],
  ['a question', {}, { confirm: { title: 'Sure?' } }, ['rewords /0/confirm']],
  ['a draft that is sent', { mode: 'draft' }, { mode: 'strict' }, ['tightens /0/mode']],
  ['what is sent as a draft', { mode: 'strict' }, { mode: 'draft' }, ['loosens /0/mode']],
  ['when it may be pressed', {}, { enabledWhen: { data: {} } }, ['unclear /0/enabledWhen']],
  ['another button', { name: 'a' }, { name: 'b' }, ['loosens /0', 'tightens /0']],
])('buttons: %s', (_name, before, after, expected) => {
  const ui = (action: object) => ({ 'ui:actions': [{ name: 'go', label: 'A', ...action }] });
  expect(told(ui(before), ui(after), '/ui:actions')).toEqual([...expected].sort());
});

it.each<[name: string, before: object, after: object, expected: readonly string[]]>([
  ['a kind less', { accept: ['.a', '.b'] }, { accept: ['.b'] }, ['tightens /accept/0']],
  [
    'a kind more, and less room',
    { accept: ['.a'], maxBytes: 9 },
    { accept: ['.a', '.b'], maxBytes: 8 },
    ['loosens /accept/1', 'tightens /maxBytes'],
  ],
  ['any kind', { accept: ['.a'], rows: 1 }, { rows: 2 }, ['loosens /accept', 'rewords /rows']],
])('files: %s', (_name, before, after, expected) => {
  const ui = (options: object) => ({ rating: { 'ui:options': options } });
  expect(told(ui(before), ui(after), '/rating/ui:options')).toEqual([...expected].sort());
});
