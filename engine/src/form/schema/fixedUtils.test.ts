import { createSchemaUtils, type RJSFSchema, type UiSchema, type ValidatorType } from '@rjsf/utils';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { isMembers } from '../data/members.ts';
import { DEFAULTS_BEHAVIOR } from '../data/startingData.ts';
import { withAdded } from '../data/withAdded.ts';
import { withoutHoles } from '../data/withoutHoles.ts';
import { withoutMadeUp } from '../data/withoutMadeUp.ts';
import { fixedUtils } from './fixedUtils.ts';

const name = fc.constantFrom('a', 'b', 'kind');
const scalar = fc.constantFrom<unknown>('', 'a', 'b', 0, 1, true, false, null);

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

type Keywords = { readonly [keyword: string]: fc.Arbitrary<unknown> };

/** Schemas that have some keywords, and others at times. */
const having = (needed: Keywords, others: Keywords): fc.Arbitrary<object> =>
  fc.tuple(fc.record(needed), fc.record(others, { requiredKeys: [] })).map(([one, other]) => ({ ...one, ...other }));

/** Schemas of a kind, `null` beside it at times, with a default that fits at times. */
const kind = (type: string, fitting: fc.Arbitrary<unknown>, needed: Keywords = {}, others: Keywords = {}) => {
  const titled = { ...others, title: fc.constant('One') };
  const nullable = fc.constantFrom([type, 'null'], ['null', type]);
  return fc.oneof(
    having({ ...needed, type: fc.constant(type) }, { ...titled, default: fitting }),
    having({ ...needed, type: nullable }, { ...titled, default: fc.oneof(fitting, fc.constant(null)) }),
  );
};

const text = fc.constantFrom('', 'a', 'b');
const options = fc.constant([{ const: 'a', title: 'A' }, { const: 'b' }]);
const references = fc.constantFrom('#/definitions/text', '#/definitions/part', '#/definitions/other');
const members = fc.dictionary(name, value, { maxKeys: 3, noNullPrototype: true });

const properties = (schemas: fc.Arbitrary<object>) => fc.dictionary(name, schemas, { maxKeys: 3, noNullPrototype: true });
const required = { required: fc.uniqueArray(name, { maxLength: 2 }) };

/** Schemas that say the same whatever the data, and those of documents. */
const { schema, document } = fc.letrec<{ schema: object; document: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    kind('string', text, {}, { enum: fc.constant(['a', 'b']) }),
    kind('string', text, {}, { format: fc.constantFrom('data-url', 'date') }),
    kind('string', text, { oneOf: options }),
    kind('number', fc.nat(2), {}, { const: fc.constant(1) }),
    kind('boolean', fc.boolean()),
    having({ $ref: references }, { title: fc.constant('One') }),
    kind('array', fc.array(value, { maxLength: 2 }), { items: tie('schema') }, { uniqueItems: fc.boolean() }),
    kind('object', members, { properties: properties(tie('schema')) }, required),
  ),
  // Of a whole document that may be null rjsf takes the default as it is.
  document: having({ type: fc.constant('object'), properties: properties(tie('schema')) }, { ...required, default: members }),
}));

const definitions: NonNullable<RJSFSchema['definitions']> = {
  text: { type: 'string', title: 'Text', default: 'text' },
  part: {
    type: 'object',
    required: ['a'],
    properties: { a: { $ref: '#/definitions/text', title: 'Own' }, b: { type: 'boolean' } },
  },
  other: { $ref: '#/definitions/part', title: 'Other' },
};

/**
 * Whether a value holds objects where a schema has objects, and nowhere else: rjsf takes others apart that are there.
 * `isClosed`: and in them only what the schema knows.
 */
const fits = (given: RJSFSchema, data: unknown, isClosed: boolean): boolean => {
  const { properties: parts, items } = both().own.retrieveSchema(given);
  if (data === undefined || data === null) return true;
  if (parts === undefined) return items ? !isMembers(data) : typeof data !== 'object';
  if (!isMembers(data) || (isClosed && Object.keys(data).some((key) => !(key in parts)))) return false;
  return Object.entries(parts).every(([key, member]) => isMembers(member) && fits(member, data[key], isClosed));
};

/** Whether an object begins as `null` though its members begin with something: rjsf takes now the one, now the other. */
const isTorn = ({ default: whole, properties }: RJSFSchema): boolean =>
  whole === null && /"(default|\$ref)":/.test(JSON.stringify(properties ?? {}));

/** Whether the default of an object has such members, which rjsf lets those within it outweigh, unlike any other. */
const isOutweighed = (given: RJSFSchema): boolean => /:(""|0|false|null)[,}]/.test(JSON.stringify(given.default ?? ''));

/** Whether all defaults within a schema fit: the compiler takes out those that do not. */
const isSound = (given: RJSFSchema): boolean => {
  const { properties: parts = {}, items = true } = given;
  const within = [...Object.values(parts), items];
  return (
    !isTorn(given) &&
    !isOutweighed(given) &&
    fits(given, given.default, true) &&
    within.every((one) => !isMembers(one) || isSound(one))
  );
};

const validator: ValidatorType = {
  isValid: () => false,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};

/** As stored documents are filled up. */
const onlyRequired = { ...DEFAULTS_BEHAVIOR, emptyObjectFields: 'populateRequiredDefaults' as const };

/** Without the mark that rjsf leaves where a reference was, for schemas that come back to themselves. */
const unmarked = (found: unknown): unknown =>
  JSON.parse(JSON.stringify(found, (key, one) => (key === '__rjsf_ref' ? undefined : one)) ?? 'null');

const both = (behavior = DEFAULTS_BEHAVIOR) => {
  const root: RJSFSchema = { type: 'object', definitions };
  return { own: fixedUtils(validator, root, behavior), stock: createSchemaUtils(validator, root, behavior) };
};

describe('of schemas that say the same whatever the data, as rjsf has it', () => {
  it('references are resolved', () => {
    const { own, stock } = both();
    fc.assert(
      fc.property(schema, (one) => {
        expect(own.retrieveSchema(one)).toEqual(unmarked(stock.retrieveSchema(one)));
      }),
    );
  });

  it('a schema without references stays the same object, and one with them becomes one object', () => {
    const { own } = both();
    const [plain, referring] = [{ type: 'string' } as const, { $ref: '#/definitions/part' }];
    expect(own.retrieveSchema(plain)).toBe(plain);
    expect(own.retrieveSchema(referring)).toBe(own.retrieveSchema(referring));
  });

  it('selects, lists of choices, lists of files and labels are told', () => {
    const { own, stock } = both();
    const ui = fc.constantFrom<UiSchema>({}, { 'ui:widget': 'files' }, { 'ui:widget': 'radio' }, { 'ui:label': false });
    fc.assert(
      fc.property(schema, ui, (one, uiSchema) => {
        const whole = own.retrieveSchema(one);
        const told = (utils: typeof own) => [
          utils.isSelect(whole),
          utils.isMultiSelect(whole),
          utils.isFilesArray(whole, uiSchema),
          utils.getDisplayLabel(whole, uiSchema),
        ];
        expect(told(own)).toEqual(told(stock));
      }),
    );
  });

  it('new values are filled in', () => {
    const { own, stock } = both();
    fc.assert(
      fc.property(schema, (one) => {
        fc.pre(isSound(one));
        expect(withoutHoles(own.getDefaultFormState(one))).toEqual(withoutHoles(stock.getDefaultFormState(one)));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([DEFAULTS_BEHAVIOR, onlyRequired])('documents are filled up, and nothing is made up: %j', (behavior) => {
    const { own, stock } = both(behavior);
    const plain = both().stock;
    fc.assert(
      fc.property(document, members, (one, data) => {
        fc.pre(isSound(one) && fits(one, data, false));
        const stored = data as JsonObject; // made of JSON values
        const filled = (utils: typeof own) => utils.getDefaultFormState(one, structuredClone(data));
        const byRjsf = withoutMadeUp(filled(stock), filled(plain), data);
        expect(withAdded(stored, withoutHoles(filled(own)))).toEqual(withAdded(stored, withoutHoles(byRjsf)));
      }),
      { numRuns: 1000 },
    );
  });
});

it('options are matched only where open forms are drawn', () => {
  expect(() => both().own.getClosestMatchingOption({}, [])).toThrow('Set hasWholeRegistry');
});
