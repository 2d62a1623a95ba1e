import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { compileDirectory } from '../compile/compileDirectory.ts';
import { createSchemas } from '../compile/fixture.ts';
import { loadFormModule } from '../compile/loadFormModule.ts';
import program from './fixture/program.json' with { type: 'json' };
import { dropHidden } from './hidden.ts';
import { judge } from './judge.ts';
import { toPayload } from './payload.ts';
import { createRuntime } from './runtime.ts';
import type { FormModule, Mode } from './types.ts';

const folder = mkdtempSync(join(tmpdir(), 'reelform-judge-'));
afterAll(() => rmSync(folder, { recursive: true }));

const now = Date.UTC(2026, 5, 1, 12);
const messages = {
  keywords: {
    required: 'needed',
    maxLength: 'at most {limit} for {label}',
    not: 'no',
    notPast: 'gone',
    notFuture: 'not yet',
    uniqueBy: 'twice',
    maxCurrentYear: 'after {currentYear}',
    oneOf: 'one of them',
    additionalProperties: 'unknown',
    propertyNames: 'no name',
    oneRequired: 'only {members}',
    noneRequired: 'not {members}',
  },
  formats: {},
  widgets: {},
};

const compiled = async (properties: object, rest: object = {}, ui: object = {}, clock = now): Promise<FormModule> => {
  const schemas = createSchemas({ type: 'object', properties, ...rest }, ui);
  schemas.write('messages/en.json', messages);
  try {
    const { forms, complaints } = await compileDirectory(schemas.forms);
    expect(complaints).toEqual([]);
    const form = forms.get('one');
    if (!form) throw new Error('not compiled');
    writeFileSync(join(folder, form.fileName), form.code);
    return await loadFormModule(
      join(folder, form.fileName),
      createRuntime(() => clock),
    );
  } finally {
    schemas.remove();
  }
};

const complaints = (form: FormModule, data: unknown, options: object = {}) => {
  const verdict = judge(form, data, { mode: 'strict', ...options });
  return verdict.valid ? [] : verdict.errors.map(({ path, keyword, message }) => `${path} ${keyword}: ${message}`);
};

describe('vocabulary', () => {
  it.each<[keyword: string, schema: object, good: readonly unknown[], bad: readonly unknown[]]>([
    [
      'notBlank',
      { type: 'string', notBlank: true },
      ['a', ' a ', '\u200eא', '👩\u200d🚀', '.'],
      [' ', '\t\n', '\u00a0', '\u200b', ' \u202e\u2066', '\u00ad', '\u3164', '\ufeff', '\u0000\u001b'],
    ],
    [
      'notPast',
      { type: 'string', notPast: true },
      ['2026-06-01T12:00:00Z', '2026-06-01', '2030-01-01', 'no date', '2026-06-01T14:00:00+02', '2030-06-30T23:59:60Z'],
      ['2026-06-01T11:59:59Z', '2026-05-31', '2026-06-01T13:59:59+02', '2016-12-31T23:59:60Z', '2026-06-01t08:00:00.5-03'],
    ],
    ['notPast', { type: 'integer', notPast: true }, [now / 1000, now / 1000 + 1, 1e300], [now / 1000 - 1, 0, -1]],
    ['notPast', { notPast: true }, [now / 1000, '2026-06-01', true], [0, '2026-05-31']],
    [
      'notFuture',
      { type: 'string', notFuture: true },
      ['2026-06-01T12:00:00Z', '2026-06-02', '1930-01-01', 'no date', '2026-06-01T14:00:00+02', '2016-12-31T23:59:60Z'],
      ['2026-06-01T12:00:01Z', '2026-06-03', '2026-06-01T13:59:59+01', '2030-06-30T23:59:60Z', '2026-06-01t11:00:00.5-03'],
    ],
    ['notFuture', { type: 'integer', notFuture: true }, [now / 1000, 0, -1, -1e300], [now / 1000 + 1, 1e300]],
    ['notFuture', { notFuture: true }, [now / 1000, '2026-06-01', true], [now / 1000 + 1, '2026-06-03']],
    ['notBefore', { type: 'string', notBefore: '2026-06-01' }, ['2026-06-01', '2027-01-01', 'no date'], ['2026-05-31']],
    [
      'notBefore',
      { properties: { a: {}, b: { type: 'string', notBefore: { $data: '1/a' } } } },
      [{ a: '2026-06-01', b: '2026-06-01' }, { b: '2026-06-01' }, { a: 'no date', b: '2026-06-01' }],
      [
        { a: '2026-06-02', b: '2026-06-01' },
        { a: '2026-06-01T12:00:00-01', b: '2026-06-01T12:30:00Z' },
      ],
    ],
    [
      'notAfter',
      { properties: { a: {}, b: { type: 'string', notAfter: { $data: '1/a' } } } },
      [{ a: '2026-06-01', b: '2026-06-01' }, { b: '2026-06-01' }, { a: '2026-06-02T00:00:00Z', b: '2026-06-01' }],
      [{ a: '2026-06-01', b: '2026-06-02' }],
    ],
    ['maxCurrentYear', { maxCurrentYear: true }, [2026, '2026', 1900], [2027, '2027']],
    [
      'uniqueBy',
      { type: 'array', uniqueBy: 'l' },
      [[], [{ l: 1 }, { l: 2 }], [{}, {}], [{ l: null }, { l: null }]],
      [[{ l: 1 }, { l: 1 }]],
    ],
    [
      'format',
      { type: 'string', format: 'url' },
      ['https://a.de/x', 'http://a'],
      ['a.de', 'javascript:alert(1)', 'ftp://a', 'https://'],
    ],
  ])('%s', async (keyword, schema, good, bad) => {
    const form = await compiled({ a: schema });
    for (const a of good) expect([a, complaints(form, { a })]).toEqual([a, []]);
    for (const a of bad)
      expect([a, complaints(form, { a }).length, complaints(form, { a })[0]?.split(/[ :]/)[1]]).toEqual([a, 1, keyword]);
  });

  it.each([
    ['2026-12-31T09:59:59Z', 2026],
    ['2026-12-31T10:00:00Z', 2027],
    ['2027-01-01T02:00:00Z', 2027],
  ])('take a year from when it begins anywhere on earth: %s', async (at, year) => {
    const clock = Date.parse(at);
    const form = await compiled({ a: { maxCurrentYear: true } }, {}, {}, clock);
    const saidAt = (a: number) => complaints(form, { a });
    expect([saidAt(year), saidAt(year + 1)]).toEqual([[], [`/a maxCurrentYear: after ${year}`]]);
    expect(complaints(form, { a: 2100 }, { now: 0 })).toEqual(['/a maxCurrentYear: after 1970']);
  });

  it.each([
    ['2026-06-02T11:59:59Z', '2026-06-01'],
    ['2026-06-02T12:00:00Z', '2026-06-02'],
  ])('a day is over once it is over everywhere: at %s the first that is not past is %s', async (moment, first) => {
    const form = await compiled({ a: { type: 'string', notPast: true } }, {}, {}, Date.parse(moment));
    const before = new Date(Date.parse(first) - 1).toISOString().slice(0, 10);
    expect([complaints(form, { a: first }), complaints(form, { a: before })]).toEqual([[], ['/a notPast: gone']]);
  });

  it.each([
    ['2026-06-02T09:59:59Z', '2026-06-02'],
    ['2026-06-02T10:00:00Z', '2026-06-03'],
  ])('a day has begun once it has anywhere: at %s the last that is not in the future is %s', async (moment, last) => {
    const form = await compiled({ a: { type: 'string', notFuture: true } }, {}, {}, Date.parse(moment));
    const after = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
    expect([complaints(form, { a: last }), complaints(form, { a: after })]).toEqual([[], ['/a notFuture: not yet']]);
  });

  it.each([
    [480, '2026-06-02T06:30:00Z', '2026-06-01'],
    [480, '2026-06-02T08:00:00Z', '2026-06-02'],
    [-120, '2026-06-01T22:00:00Z', '2026-06-02'],
  ])('in a page today is what its clock has: %i minutes behind, at %s, it is %s', async (minutes, moment, today) => {
    vi.stubGlobal('document', {});
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
    try {
      const form = await compiled({ a: { type: 'string', notPast: true } }, {}, {}, Date.parse(moment));
      const before = new Date(Date.parse(today) - 1).toISOString().slice(0, 10);
      expect([complaints(form, { a: today }), complaints(form, { a: before })]).toEqual([[], ['/a notPast: gone']]);
      const born = await compiled({ a: { type: 'string', notFuture: true } }, {}, {}, Date.parse(moment));
      const after = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
      expect([complaints(born, { a: today }), complaints(born, { a: after })]).toEqual([[], ['/a notFuture: not yet']]);
    } finally {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    }
  });
});

describe('messages', () => {
  const limited = { type: 'string', title: 'Code', maxLength: 3, errorMessage: { maxLength: '{label} takes {limit}' } };

  it('are the field’s, then the form’s, then the catalogue’s, with their placeholders filled in', async () => {
    const long = { type: 'string', maxLength: 2 };
    const form = await compiled(
      {
        own: { ...long, title: 'Own', errorMessage: { maxLength: '{label} takes {limit}, not {value}' } },
        plain: { ...long, title: 'Plain' },
        other: { type: 'number' },
      },
      { required: ['other'], errorMessage: { required: 'the form wants it' } },
    );
    expect(complaints(form, { own: 'abc', plain: 'abc' })).toEqual([
      '/own maxLength: Own takes 2, not abc',
      '/plain maxLength: at most 2 for Plain',
      '/other required: the form wants it',
    ]);
  });

  it('that name what the whole form asks for are not those of its fields', async () => {
    const even = { type: 'integer', not: { multipleOf: 2 } };
    const one = { type: 'integer', oneOf: [{ minimum: 3 }, { minimum: 6 }] };
    const oneOf = [{ required: ['a'] }, { required: ['b'] }];
    const form = await compiled({ a: even, b: one }, { not: { required: ['a', 'b'] }, oneOf });
    expect(complaints(form, { a: 2, b: 7 })).toEqual([
      ' not: not a or b',
      ' oneOf: only a or b',
      '/a not: no',
      '/b oneOf: one of them',
    ]);
    const ofFields = await compiled({ a: even }, { errorMessage: { not: 'never' } });
    expect(complaints(ofFields, { a: 2 })).toEqual(['/a not: never']);
  });

  it('R5: are those of the branch whose limit or pattern refused, and of the field itself where that has none', async () => {
    const code = (country: string, digits: number, text?: string) => ({
      if: { properties: { country: { const: country } }, required: ['country'] },
      then: {
        properties: {
          code: {
            title: country,
            pattern: `^\\d{${digits}}$`,
            maxLength: digits,
            ...(text && { errorMessage: { pattern: text } }),
          },
        },
      },
    });
    const own = { type: 'string', maxLength: 9, errorMessage: { maxLength: 'too long' } };
    const allOf = [code('US', 5, 'five digits'), code('NO', 4, '{label}: four digits'), code('SE', 3)];
    const form = await compiled({ country: { type: 'string' }, code: own }, { allOf });
    expect(complaints(form, { country: 'US', code: 'x' })).toEqual(['/code pattern: five digits']);
    expect(complaints(form, { country: 'NO', code: 'x' })).toEqual(['/code pattern: NO: four digits']);
    expect(complaints(form, { country: 'SE', code: '1234' })).toContain('/code maxLength: too long');
  });

  it('of a name are those of the object that it is refused in', async () => {
    const labels = { type: 'object', additionalProperties: { type: 'string' }, propertyNames: { maxLength: 2 } };
    const own = { ...labels, errorMessage: { propertyNames: '{property} is too long' } };
    const form = await compiled({ labels: own });
    expect(complaints(form, { labels: { abc: 'x' } })).toEqual(['/labels/abc propertyNames: abc is too long']);
  });

  it('of a member that an object is closed to are those of the object, and of the whole form’s own of it alone', async () => {
    const closed = { type: 'object', additionalProperties: false };
    const own = { ...closed, errorMessage: { additionalProperties: 'no {property} here' } };
    const form = await compiled({ own, other: closed }, { additionalProperties: false, patternProperties: { '^x-': {} } });
    const said = complaints(form, { own: { x: 1 }, other: { y: 1 }, b: 1 }).map((one) =>
      one.replace('additionalProperties: ', ''),
    );
    expect(said.toSorted()).toEqual(['/b no name', '/other/y unknown', '/own/x no x here']);
  });

  it.each<[string, object]>([
    ['a dependency', { dependencies: { card: { properties: { code: limited } } } }],
    ['a dependent schema', { dependentSchemas: { card: { properties: { code: limited } } } }],
    ['a pattern of names', { patternProperties: { '^co': limited } }],
  ])('are the field’s where %s brings it', async (_name, more) => {
    const form = await compiled({ card: { type: 'string' } }, more);
    expect(complaints(form, { card: '1', code: '1234' })).toEqual(['/code maxLength: Code takes 3']);
  });
});

describe('a row in which nothing is entered yet', () => {
  it.each<[kind: string, row: object, keyword: string]>([
    ['number', { type: 'number' }, 'type'],
    ['choice', { anyOf: [{ type: 'string' }, { type: 'number' }] }, 'anyOf'],
  ])('of a %s says that it is needed, as a field does', async (_kind, items, keyword) => {
    const form = await compiled({ rows: { type: 'array', items }, other: { type: 'number' }, '': items, '7': items });
    expect(complaints(form, { rows: [null] })).toEqual([`/rows/0 ${keyword}: needed`]);
    // As a page holds a place before others by default, which is sent as null.
    expect(complaints(form, { rows: [undefined, null] })[0]).toBe(`/rows/0 ${keyword}: needed`);
    expect(complaints(form, { rows: [true] })).toEqual([`/rows/0 ${keyword}: no`]);
    expect(complaints(form, { other: null })).toEqual(['/other type: no']);
    expect(complaints(form, { '': null, '7': null })).toEqual([`/ ${keyword}: no`, `/7 ${keyword}: no`]);
  });
});

it('a text names a field by its own title or its name, not by that of an option', async () => {
  const option = { title: 'Long', type: 'string', maxLength: 2 };
  const form = await compiled({ word: { oneOf: [option, { type: 'number' }] } });
  expect(complaints(form, { word: 'abc' })).toEqual(['/word maxLength: at most 2 for word']);
});

describe('noise', () => {
  const circle = { properties: { kind: { const: 'circle' }, radius: { type: 'number' } }, required: ['kind', 'radius'] };
  const box = { properties: { kind: { const: 'box' }, width: { type: 'number' } }, required: ['kind', 'width'] };

  it('of a oneOf with a discriminator only the branch that was meant speaks', async () => {
    const form = await compiled({ shape: { type: 'object', oneOf: [circle, box] } });
    expect(complaints(form, { shape: { kind: 'box' } })).toEqual(['/shape/width required: needed']);
    expect(complaints(form, { shape: { kind: 'star' } })).toEqual(['/shape oneOf: one of them']);
  });

  const towns = (country: object, ...names: readonly string[]) => ({ properties: { country, town: { enum: names } } });
  const american = ['Boston', 'Denver'];
  const french = ['Paris', 'Lyon'];

  it.each<[told: string, schema: object]>([
    ['a constant', { oneOf: [towns({ const: 'US' }, ...american), towns({ const: 'FR' }, ...french)] }],
    ['a list of one value', { oneOf: [towns({ enum: ['US'] }, ...american), towns({ enum: ['FR'] }, ...french)] }],
    [
      'the member that brings the choice',
      {
        dependencies: {
          country: { oneOf: [towns({ enum: ['US', 'CA'] }, ...american), towns({ enum: ['FR', 'BE'] }, ...french)] },
        },
      },
    ],
  ])('of options told apart by %s the one meant speaks, though another lists what is left of it', async (_told, schema) => {
    const form = await compiled({ place: { type: 'object', ...schema } });
    expect(complaints(form, { place: { country: 'FR', town: 'Boston' } })).toEqual(['/place/town enum: no']);
  });

  it.each<[modes: string, more: object]>([
    ['', {}],
    [' and asks for more when it is sent', { required: ['town'] }],
  ])('of a choice that a member brings%s and that has nothing for its value the member is told', async (_modes, more) => {
    const country = { enum: ['US', 'FR', 'NO'] };
    const oneOf = [{ ...towns({ enum: ['US'] }, ...american), ...more }, towns({ enum: ['FR'] }, ...french)];
    const form = await compiled({ place: { type: 'object', properties: { country }, dependencies: { country: { oneOf } } } });
    expect(complaints(form, { place: { country: 'NO', town: 'Oslo' } })).toEqual(['/place/country const: no']);
    expect(complaints(form, { place: { country: 'SE' } })).toEqual(['/place/country enum: no']);
  });

  it('a condition does not speak itself', async () => {
    const form = await compiled({ a: {}, b: {} }, { if: { required: ['a'] }, then: { required: ['b'] } });
    expect(complaints(form, { a: 1 })).toEqual(['/b required: needed']);
  });
});

describe('rules', () => {
  const ui = {
    b: { 'ui:rules': [{ effect: 'require', when: { data: { properties: { a: { const: true } }, required: ['a'] } } }] },
    c: {
      'ui:rules': [
        { effect: 'hide', when: { context: { properties: { role: { const: 'guest' } }, required: ['role'] } }, hidden: 'drop' },
      ],
    },
  };

  it('require what they say, on data and on context', async () => {
    const form = await compiled({ a: { type: 'boolean' }, b: { type: 'string' }, c: {} }, {}, ui);
    expect(complaints(form, { a: true })).toEqual(['/b required: needed']);
    expect(complaints(form, { a: true, b: ' x' })).toEqual([]);
    expect(complaints(form, { a: true }, { mode: 'draft' })).toEqual([]);
  });

  it('drop what they hide', async () => {
    const form = await compiled({ a: {}, b: {}, c: {} }, {}, ui);
    const data = { c: 1, b: '2' };
    expect(dropHidden(form, data, { role: 'guest' })).toEqual({ b: '2' });
    expect(dropHidden(form, data, { role: 'owner' })).toBe(data);
  });
});

interface ProgramCase {
  readonly name: string;
  readonly data: unknown;
  readonly errors: readonly string[];
  readonly mode?: Mode;
  readonly context?: object;
  readonly edited: boolean;
}

describe('a program whose required fields depend on its status and on edits (second specification, 5.1)', () => {
  const { schema, ui } = program;
  const cases: readonly ProgramCase[] = program.cases.map((one) => ({
    ...one,
    mode: one.mode === 'draft' ? 'draft' : 'strict',
  }));

  it.each(cases)('$name', async ({ data, errors, mode, context, edited }) => {
    const form = await compiled(schema.properties, { required: schema.required }, ui);
    const found = complaints(form, data, { mode, context, edited });
    expect(found.map((line) => line.replace(/:.*/, ''))).toEqual(errors);
  });

  it('drops what a row hides in that row only', async () => {
    const form = await compiled(schema.properties, {}, ui);
    const cast = [
      { name: 'B', kind: 'artist', stageName: 'Bee' },
      { name: 'C', stageName: 'Sea' },
    ];
    expect(dropHidden(form, { cast })).toEqual({ cast: [cast[0], { name: 'C' }] });
  });
});

describe('what is hidden', () => {
  const when = { data: { properties: { a: { const: 1 } }, required: ['a'] } };

  it('need not be there, but must be right', async () => {
    const ui = { group: { 'ui:rules': [{ effect: 'hide', when }] } };
    const group = { type: 'object', required: ['x'], properties: { x: {}, y: { type: 'string', maxLength: 2 } } };
    const form = await compiled({ a: {}, group }, {}, ui);
    expect(complaints(form, { a: 1, group: {} })).toEqual([]);
    expect(complaints(form, { a: 2, group: {} })).toEqual(['/group/x required: needed']);
    expect(complaints(form, { a: 1, group: { y: 'abc' } })).toEqual(['/group/y maxLength: at most 2 for y']);
  });

  it('can be hidden by one of several conditions, and rows can go as a whole', async () => {
    const gone = [{ row: { properties: { x: { const: 'gone' } }, required: ['x'] } }, when];
    const ui = { items: { items: { 'ui:rules': [{ effect: 'hide', when: gone, hidden: 'drop' }] } } };
    const form = await compiled({ a: {}, items: { type: 'array', items: { type: 'object' } } }, {}, ui);
    const items = [{ x: 'gone' }, { x: 'kept' }, { x: 'gone' }];
    expect(dropHidden(form, { items })).toEqual({ items: [{ x: 'kept' }] });
    expect(dropHidden(form, { a: 1, items })).toEqual({ a: 1, items: [] });
  });

  it('goes from its own row, whichever rule stands first, that of the row or that of what is in it', async () => {
    const hide = (member: string) => [
      { effect: 'hide', when: { row: { properties: { [member]: { const: true } }, required: [member] } }, hidden: 'drop' },
    ];
    const member = { note: { 'ui:rules': hide('quiet') } };
    const row = { 'ui:rules': hide('gone') };
    const rows = [{ gone: true }, { note: 'said' }, { quiet: true, note: 'secret' }, { note: 'said, too' }];
    for (const items of [
      { ...member, ...row },
      { ...row, ...member },
    ]) {
      const form = await compiled({ rows: { type: 'array', items: { properties: { note: {} } } } }, {}, { rows: { items } });
      expect(dropHidden(form, { rows })).toEqual({ rows: [{ note: 'said' }, { quiet: true }, { note: 'said, too' }] });
    }
  });
});

describe('payloads', () => {
  it('lack transient and empty members, at any depth', async () => {
    const row = { type: 'object', properties: { keep: {}, drop: { transient: true } } };
    const form = await compiled({ rows: { type: 'array', items: row }, note: { type: 'string' } });
    const data = {
      rows: [
        { keep: 0, drop: 1 },
        { keep: '', drop: 2 },
      ],
      note: '',
    };
    expect(toPayload(form, data)).toEqual({ rows: [{ keep: 0 }, {}] });
    expect(toPayload(form, { a: '', b: [{ c: '' }, { c: '' }] }, { a: '', b: [{ c: 'x' }, { c: '' }] })).toEqual({
      a: '',
      b: [{}, { c: '' }],
    });
  });
});

it('a rule requires a transient field on the page, and not in what is sent, in rows as well', async () => {
  const repeat = { type: 'string', transient: true };
  const when = { data: { required: ['password'] } };
  const row = { type: 'object', properties: { word: { type: 'string' }, repeat } };
  const ui = {
    repeat: { 'ui:rules': [{ effect: 'require', when }] },
    rows: { items: { repeat: { 'ui:rules': [{ effect: 'require', when: { row: { required: ['word'] } } }] } } },
  };
  const form = await compiled({ password: { type: 'string' }, repeat, rows: { type: 'array', items: row } }, {}, ui);
  const data = { password: 'a', rows: [{ word: 'b' }] };
  const verdict = judge(form, data, { mode: 'strict' });
  expect(verdict.valid ? [] : verdict.errors.map(({ path }) => path)).toEqual(['/repeat', '/rows/0/repeat']);
  expect(judge(form, data, { mode: 'strict', payload: true })).toEqual({ valid: true });
});

describe('a rule requires a field only where the schema has it (R3)', () => {
  const text = { type: 'string' };
  const rules = { 'ui:rules': [{ effect: 'require', when: { data: { required: ['strict'] } } }] };
  const indoors = { required: ['kind'], properties: { kind: { const: 'in' }, seats: text } };
  const outdoors = {
    required: ['kind'],
    properties: { kind: { const: 'out' }, field: { type: 'object', properties: { size: text } } },
  };
  const kind = { enum: ['in', 'out'] };
  const isIn = { required: ['kind'], properties: { kind: { const: 'in' } } };
  const held = { properties: { seats: text } };

  it.each<[words: string, place: object, ui: object, there: object, pointer: string, elsewhere: readonly object[]]>([
    ['an option', { oneOf: [indoors, outdoors] }, { seats: rules }, { kind: 'in' }, '/seats', [{ kind: 'out' }]],
    [
      'an option by reference',
      { oneOf: [{ $ref: '#/definitions/in' }, outdoors] },
      { seats: rules },
      { kind: 'in' },
      '/seats',
      [{ kind: 'out' }],
    ],
    [
      'a part of an option',
      { oneOf: [indoors, outdoors] },
      { field: { size: rules } },
      { kind: 'out', field: {} },
      '/field/size',
      [{ kind: 'in' }],
    ],
    ['then', { properties: { kind }, if: isIn, then: held }, { seats: rules }, { kind: 'in' }, '/seats', [{ kind: 'out' }, {}]],
    ['else', { properties: { kind }, if: isIn, else: held }, { seats: rules }, { kind: 'out' }, '/seats', [{ kind: 'in' }]],
    ['a dependency', { properties: { kind }, dependencies: { kind: held } }, { seats: rules }, { kind: 'in' }, '/seats', [{}]],
    [
      'an option of a dependency',
      {
        properties: { kind },
        dependencies: {
          kind: {
            oneOf: [{ properties: { kind: { enum: ['in'] }, seats: text } }, { properties: { kind: { enum: ['out'] } } }],
          },
        },
      },
      { seats: rules },
      { kind: 'in' },
      '/seats',
      [{ kind: 'out' }, {}],
    ],
    [
      'every option',
      { oneOf: [indoors, { ...outdoors, properties: { ...outdoors.properties, seats: text } }] },
      { seats: rules },
      { kind: 'out' },
      '/seats',
      [],
    ],
    ['no option', { properties: { kind, seats: text } }, { seats: rules }, {}, '/seats', []],
  ])('%s', async (_words, place, ui, there, pointer, elsewhere) => {
    const object = { type: 'object', ...place };
    const properties = { place: object, places: { type: 'array', items: object }, strict: {} };
    const form = await compiled(properties, { definitions: { in: indoors } }, { place: ui, places: { items: ui } });
    const data = { strict: 1, place: there, places: [...elsewhere, there] };
    const needed = ['/place', `/places/${elsewhere.length}`].map((path) => `${path}${pointer} required: needed`);
    expect(complaints(form, data)).toEqual(needed);
    expect(complaints(form, { place: there, places: [there] })).toEqual([]);
    for (const other of elsewhere) expect(complaints(form, { ...data, place: other, places: [other] })).toEqual([]);
  });
});

it('tells errors within the places of a tuple, and after them, in the order of their fields', async () => {
  const two = (first: string, second: string) => ({
    type: 'object',
    properties: { [first]: { type: 'string' }, [second]: { type: 'string' } },
  });
  const form = await compiled({ parts: { type: 'array', items: [two('to', 'at')], additionalItems: two('way', 'by') } });
  const errors = complaints(form, {
    parts: [
      { at: 1, to: 1 },
      { by: 1, way: 1 },
    ],
  });
  expect(errors.map((error) => error.split(' ')[0])).toEqual(['/parts/0/to', '/parts/0/at', '/parts/1/way', '/parts/1/by']);
});

it('tells as many errors as are asked for', async () => {
  const form = await compiled({ names: { type: 'array', items: { type: 'string' } } });
  const paths = (names: readonly unknown[]) => {
    const verdict = judge(form, { names }, { mode: 'strict', limit: 2 });
    return verdict.valid ? [] : verdict.errors.map(({ path }) => path);
  };
  expect(paths(['a', 1, 2, 3])).toEqual(['/names/1', '/names/2']);
  expect(paths(['a', 1])).toEqual(['/names/1']);
  expect(paths(['a'])).toEqual([]);
});

const heedless = { checks: { rule0: () => true } };

it.each([
  ['no form', [undefined, {}, { mode: 'strict' }]],
  ['what is no form module', [{ default: heedless }, {}, { mode: 'strict' }]],
  ['no options', [heedless, {}]],
  ['no mode', [heedless, {}, {}]],
  ['a mode that is none', [heedless, {}, { mode: 'Strict' }]],
  ['the name of another check as its mode', [heedless, {}, { mode: 'rule0' }]],
])('%s is refused in plain words', (_name, given) => {
  expect(() => Reflect.apply(judge, undefined, given)).toThrow('judge takes a form module and a mode, strict or draft.');
});

it('tells errors of members of free name in the order of the data, as they are drawn, and those that nothing draws in that of the schema', async () => {
  const form = await compiled(
    { last: { type: 'string', maxLength: 1 }, free: { additionalProperties: { $ref: '#/definitions/entry' } } },
    {
      required: ['zeta', 'alpha'],
      additionalProperties: false,
      definitions: { entry: { properties: { a: { type: 'string', maxLength: 1 }, b: { type: 'string', maxLength: 1 } } } },
    },
    { 'ui:order': ['free', 'last'] },
  );
  const both = { b: 'bb', a: 'aa' };
  const verdict = judge(form, { last: 'zz', free: { zebra: both, ape: both } }, { mode: 'strict' });
  expect(verdict.valid ? [] : verdict.errors.map(({ path }) => path)).toEqual([
    ...['/free/zebra/a', '/free/zebra/b', '/free/ape/a', '/free/ape/b'],
    ...['/last', '/zeta', '/alpha'],
  ]);
});
