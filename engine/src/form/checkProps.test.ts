import { describe, expect, it } from 'vitest';
import { createFormModule } from '../validation/index.ts';
import { moduleEdition } from '../validation/runtime.ts';
import type { FormModuleFactory } from '../validation/types.ts';
import { checkProps } from './checkProps.ts';
import { checkOutcome } from './submission/checkOutcome.ts';
import type { SchemaFormProps, SubmitOutcome } from './types.ts';

const module = {
  schema: { type: 'object' },
  uiSchema: {},
  rules: [],
  actions: [],
  messages: {},
  checks: {},
  branches: {},
  transient: [],
};
const theme = { rjsf: {}, ErrorSummary: () => null, Actions: () => null, RestoreNotice: () => null };

it('takes a module as TypeScript reads it from its file', () => {
  const read = () => ({ ...module, edition: moduleEdition, actions: [{ name: 'send', label: 'Send', mode: 'strict' }] });
  expect(createFormModule(read).actions).toHaveLength(1);
});

describe('a mistake of the host is told in words', () => {
  it.each<[name: string, factory: unknown, says: RegExp]>([
    ['nothing', undefined, /takes the default export of a form module, not undefined/],
    ['the whole module', { default: () => module }, /not object/],
    [
      'a module of another version',
      () => ({ ...module, edition: 0 }),
      /of edition 0;.* reads edition \d+\. Compile it with this version/,
    ],
    [
      'a module of the first version, which reaches for formats',
      ({ formats }: { readonly formats: { readonly uri?: unknown } }) => ({ ...module, edition: 1, check: formats.uri }),
      /of edition 1;.* reads edition 4/,
    ],
    ['a module from before there were editions', () => module, /of edition 0;/],
  ])('%s in place of a form module’s default export', (_name, factory, says) => {
    expect(() => createFormModule(factory as FormModuleFactory)).toThrow(says); // what JavaScript lets through
  });

  it.each<[name: string, props: object, says: RegExp | undefined]>([
    ['all that is needed', {}, undefined],
    ['the default export of a module', { form: () => module }, /'form' is what createFormModule makes/],
    ['no theme', { theme: undefined }, /'theme' has no 'rjsf'/],
    ['a theme of rjsf', { theme: { templates: {}, widgets: {} } }, /'theme' has no 'rjsf'/],
    ['a theme without buttons', { theme: { ...theme, Actions: undefined } }, /'theme' has no 'Actions'/],
    ['a record that is still being fetched', { initialData: Promise.resolve({}) }, /'initialData' is a promise: await it/],
    ['a record', { initialData: {} }, undefined],
    ['a record that is still JSON', { initialData: '{}' }, /'initialData' is a text: JSON\.parse/],
    [
      'a text for a form that is one text',
      { form: { ...module, schema: { type: 'string' } }, initialData: 'Hello' },
      undefined,
    ],
    ['a tag of a language', { locale: 'de' }, /'locale' is the default export/],
  ])('%s as props', (_name, props, says) => {
    const given = { form: module, theme, ...props } as unknown as SchemaFormProps; // what JavaScript lets through
    if (says) expect(() => checkProps(given)).toThrow(says);
    else expect(() => checkProps(given)).not.toThrow();
  });

  it.each<[name: string, outcome: unknown, isRight: boolean]>([
    ['saved', { ok: true }, true],
    ['refused', { ok: false, errors: [{ path: '/email', keyword: 'taken', message: 'Taken.' }] }, true],
    ['refused without a word', { ok: false, errors: [] }, true],
    ['nothing', undefined, false],
    ['a text', 'done', false],
    ['a refusal without errors', { ok: false }, false],
    ['errors that are texts', { ok: false, errors: ['Taken.'] }, false],
    ['errors by field', { ok: false, errors: { email: 'Taken.' } }, false],
  ])('%s as the answer of onSubmit', (_name, outcome, isRight) => {
    const check: (outcome: SubmitOutcome) => void = checkOutcome;
    const answered = () => check(outcome as SubmitOutcome); // what JavaScript lets through
    if (isRight) expect(answered).not.toThrow();
    else expect(answered).toThrow(/'onSubmit' resolves to \{ ok: true \} or to/);
  });
});
