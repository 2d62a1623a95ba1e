import type { FormModule } from '@reelform/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LazyPart } from './createLazyPart.tsx';
import { drawnParts } from './drawnParts.ts';
import { fetchFormParts } from './fetchFormParts.ts';
import { widgets } from './widgets.ts';

type Described = Pick<FormModule, 'schema' | 'uiSchema'>;

const choice = { type: 'string', enum: ['a', 'b'] };

const cases: readonly [what: string, form: Described, words: readonly string[]][] = [
  ['plain inputs, which need nothing', { schema: { properties: { name: { type: 'string' } } }, uiSchema: {} }, []],
  [
    'what a uiSchema asks for',
    {
      schema: { properties: { about: { type: 'string' }, tags: { type: 'array' } } },
      uiSchema: { about: { 'ui:widget': 'textarea' }, tags: { 'ui:options': { widget: 'tag-picker' } } },
    },
    ['list', 'tag-picker', 'textarea'],
  ],
  [
    'choices',
    { schema: { properties: { one: choice, two: { oneOf: [{ const: 1 }, { const: 2 }] } } }, uiSchema: {} },
    ['select'],
  ],
  ['a box to tick', { schema: { properties: { terms: { type: 'boolean' } } }, uiSchema: {} }, ['checkbox']],
  ['nothing of what is hidden', { schema: { properties: { a: choice } }, uiSchema: { a: { 'ui:widget': 'hidden' } } }, []],
  [
    'rows, and what is in them',
    {
      schema: { properties: { cast: { type: 'array', items: { type: 'object', properties: { role: { type: 'string' } } } } } },
      uiSchema: { cast: { items: { role: { 'ui:widget': 'radio' } } } },
    },
    ['list', 'radio'],
  ],
  [
    'several of some choices, which are a list to the engine',
    { schema: { properties: { all: { type: 'array', uniqueItems: true, items: choice } } }, uiSchema: {} },
    ['list', 'select'],
  ],
  [
    'a layout, and the count below a line',
    {
      schema: { properties: { name: { type: 'string', maxLength: 9 } } },
      uiSchema: { 'ui:layout': ['name'], name: { 'ui:options': { counter: true } } },
    },
    ['counter', 'layout'],
  ],
  [
    'tabs and steps, wherever a layout has them',
    {
      schema: { properties: { name: { type: 'string' }, place: { properties: { town: { type: 'string' } } } } },
      uiSchema: {
        'ui:layout': [
          { kind: 'section', parts: [{ kind: 'tabs', pages: [{ title: 'One', parts: ['name'] }] }] },
          { kind: 'accordion', pages: [{ title: 'Two', parts: ['place'] }] },
        ],
        place: { 'ui:layout': [{ kind: 'steps', pages: [{ title: 'Town', parts: ['town'] }] }] },
      },
    },
    ['layout', 'steps', 'tabs'],
  ],
  [
    'what a reference leads to, and the branches of a choice between schemas',
    {
      schema: {
        definitions: { day: { type: 'string', format: 'date-time' } },
        properties: { day: { $ref: '#/definitions/day' } },
        oneOf: [{ properties: { on: { type: 'boolean' } } }, { properties: { by: choice } }],
      },
      uiSchema: {},
    },
    ['checkbox', 'date-time', 'select'],
  ],
  [
    'the choice between schemas itself',
    { schema: { anyOf: [{ properties: { a: { type: 'string' } } }, { properties: { b: { type: 'number' } } }] }, uiSchema: {} },
    ['select'],
  ],
  [
    'files, one and several',
    {
      schema: {
        properties: {
          one: { type: 'string', format: 'data-url' },
          more: { type: 'array', items: { type: 'string', format: 'data-url' } },
        },
      },
      uiSchema: {},
    },
    ['file', 'list'],
  ],
  [
    'what only a condition, a dependency, a pattern of names or a place beyond the first ones brings',
    {
      schema: {
        if: { required: ['a'] },
        then: { properties: { b: { type: 'boolean' } } },
        else: { properties: { c: choice } },
        dependencies: { a: { properties: { d: { type: 'string', format: 'date-time' } } }, e: ['a'] },
        properties: {
          names: { type: 'object', patternProperties: { '^x': { type: 'string', format: 'color' } } },
          row: { type: 'array', items: [{ type: 'string' }], additionalItems: { type: 'string', format: 'time' } },
        },
      },
      uiSchema: {},
    },
    ['checkbox', 'color', 'date-time', 'free', 'list', 'select', 'time'],
  ],
  [
    'parts within themselves, once',
    {
      schema: {
        definitions: { part: { properties: { parts: { type: 'array', items: { $ref: '#/definitions/part' } } } } },
        $ref: '#/definitions/part',
      },
      uiSchema: {},
    },
    ['expand', 'fold', 'list'],
  ],
  [
    'parts to which 2 to the power of 40 ways lead',
    {
      schema: {
        definitions: Object.fromEntries(
          Array.from({ length: 40 }, (_, at) => {
            const $ref = `#/definitions/part${at + 1}`;
            if (at === 39) return ['part39', { type: 'boolean' }];
            return [`part${at}`, { properties: { one: { $ref }, list: { type: 'array', items: { anyOf: [{ $ref }] } } } }];
          }),
        ),
        $ref: '#/definitions/part0',
      },
      uiSchema: {},
    },
    ['checkbox', 'list'],
  ],
];

describe('drawnParts', () => {
  it.each(cases)('names %s', (_what, form, words) => {
    expect([...drawnParts(form)].sort()).toEqual(words);
  });
});

describe('fetchFormParts', () => {
  afterEach(() => vi.restoreAllMocks());

  it("fetches a form's widgets by the words for them, and rjsf's by theirs", async () => {
    const spied = ['TextareaWidget', 'tag-picker', 'RadioWidget'].map((name) =>
      vi.spyOn(widgets[name] as LazyPart<object>, 'fetchPart').mockResolvedValue(undefined),
    );
    const properties = { about: { type: 'string' }, tags: { type: 'array' } } as const;
    const uiSchema = { about: { 'ui:widget': 'textarea' }, tags: { 'ui:widget': 'tag-picker' } };
    await fetchFormParts({ schema: { properties }, uiSchema });
    expect(spied.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });
});
