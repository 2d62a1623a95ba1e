import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createAjv } from '../checks/createAjv.ts';
import { compareStates } from './compareStates.ts';
import { createSide } from './side.ts';

interface Schema {
  readonly [keyword: string]: unknown;
}

const name = fc.constantFrom('a', 'b', 'kind', 'xa');
const scalar = fc.constantFrom<unknown>('', 'a', 'b', 'abc', 0, 1, 2, 1.5, true, null);
const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object');
const few = fc.nat(3);

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** Schemas of a few keywords over few values, so that documents often fit and often do not. */
const schema: fc.Arbitrary<unknown> = fc.letrec((tie) => {
  const inner = tie('schema');
  const schemas = fc.array(inner, { minLength: 1, maxLength: 3 });
  const named = fc.dictionary(name, inner, { maxKeys: 3, noNullPrototype: true });
  const keywords: { readonly [keyword: string]: fc.Arbitrary<unknown> } = {
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 4 })),
    enum: fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }),
    const: scalar,
    ...Object.fromEntries(
      ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMaximum', 'minItems', 'maxItems', 'minContains'].map((one) => [
        one,
        few,
      ]),
    ),
    maxContains: few,
    maxProperties: few,
    minProperties: few,
    multipleOf: fc.constantFrom(1, 2, 0.5),
    pattern: fc.constantFrom('^a', 'b'),
    uniqueItems: fc.boolean(),
    required: fc.uniqueArray(name, { maxLength: 2 }),
    properties: named,
    patternProperties: fc.dictionary(fc.constantFrom('^x', 'a', '^k'), inner, { maxKeys: 2, noNullPrototype: true }),
    additionalProperties: inner,
    propertyNames: inner,
    items: fc.oneof(inner, schemas),
    additionalItems: inner,
    unevaluatedProperties: inner,
    unevaluatedItems: inner,
    contains: inner,
    if: inner,
    then: inner,
    else: inner,
    allOf: schemas,
    anyOf: schemas,
    oneOf: fc.oneof(
      schemas,
      fc.uniqueArray(scalar, { minLength: 1, maxLength: 3 }).map((all) => all.map((one) => ({ const: one }))),
    ),
    not: inner,
    dependencies: fc.dictionary(name, fc.oneof(fc.uniqueArray(name, { maxLength: 2 }), inner), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    title: fc.constantFrom('A', 'B'),
    $ref: fc.constantFrom('#/definitions/s', '#/definitions/t', 'other.json', 'other.json#/definitions/s'),
  };
  const some = fc
    .uniqueArray(fc.constantFrom(...Object.keys(keywords)), { minLength: 0, maxLength: 3 })
    .chain((chosen) => fc.record(Object.fromEntries(chosen.map((one) => [one, keywords[one] ?? fc.constant(1)]))));
  const variant = fc.record({
    type: fc.constant('object'),
    required: fc.constant(['kind']),
    properties: fc.record({ kind: fc.record({ const: fc.constantFrom('a', 'b', 'abc') }), a: inner }),
  });
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 8, arbitrary: some },
      { weight: 1, arbitrary: fc.array(variant, { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf })) },
    ),
  };
}).schema;

/** A schema with one of its parts another, one of its keywords gone, or one of its numbers a step away. */
const changed = (node: unknown): fc.Arbitrary<unknown> => {
  if (typeof node === 'number') return fc.constantFrom(Math.abs(node - 1) + 0.5, node + 1);
  if (typeof node === 'string') return fc.constantFrom('a', 'b', 'string', 'number', '#/definitions/s', '#/definitions/t');
  if (typeof node !== 'object' || node === null) return schema;
  const names = Object.keys(node);
  if (names.length === 0) return schema;
  return fc.constantFrom(...names).chain((one): fc.Arbitrary<unknown> => {
    const inside = changed(Reflect.get(node, one));
    if (Array.isArray(node)) {
      const at = Number(one);
      const less = node.length > 1 ? [fc.constant(node.filter((_item, index) => index !== at))] : [];
      return fc.oneof(
        inside.map((item) => node.with(at, item)),
        fc.constant([...node].reverse()),
        ...less,
      );
    }
    const { [one]: gone, ...rest } = { ...node } as Schema;
    return fc.oneof(
      { weight: 3, arbitrary: inside.map((it): Schema => ({ ...rest, [one]: it })) },
      fc.constant<Schema>(rest),
      schema.map((more): Schema => (typeof more === 'object' ? { ...node, ...more } : { ...node })),
    );
  });
};

type Files = { readonly [file: string]: unknown };

/** Beside a reference into another file nothing stands here: the compiler lets it take the place of what is there. */
const alone = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(alone);
  if (typeof node !== 'object' || node === null) return node;
  const { $ref: reference, definitions, ...rest }: Schema = { ...node };
  const members = Object.entries(rest).map(([name, member]) => [name, alone(member)]);
  const refers = typeof reference === 'string';
  const beside = refers && reference.startsWith('other') ? {} : Object.fromEntries(members);
  const own = { ...beside, ...(refers && { $ref: reference }) };
  if (definitions === undefined) return own;
  return { ...(Object.keys(own).length > 0 && { allOf: [own] }), definitions: alone(definitions) };
};

const withDefinitions = (root: unknown, s: unknown, t: unknown) =>
  typeof root === 'object' ? { ...root, definitions: { s, t } } : { allOf: [root], definitions: { s, t } };

const pair = fc.tuple(schema, schema, schema, schema, schema).chain(([root, s, t, other, u]) => {
  const before: Files = { 'schema.json': withDefinitions(root, s, t), 'other.json': withDefinitions(other, u, true) };
  const step = (files: Files) =>
    fc
      .constantFrom('schema.json', 'other.json')
      .chain((file) => changed(files[file]).map((it): Files => ({ ...files, [file]: it })));
  const plain = (files: Files) => Object.fromEntries(Object.entries(files).map(([file, one]) => [file, alone(one)]));
  const after = fc.oneof(step(before), step(before).chain(step));
  return fc.record({ before: fc.constant(plain(before)), after: after.map(plain) });
});

/** Ajv's verdict on a form's schema; `undefined` when it is none. */
const verdictOf = (files: Files) => {
  try {
    const ajv = createAjv({}, {}, { validateSchema: true, inlineRefs: false, unevaluated: true });
    ajv.addSchema(Object(files['other.json']), 'file:///forms/other.json');
    const check = ajv.compile({ ...Object(files['schema.json']), $id: 'file:///forms/schema.json' });
    return (data: unknown) => check(data) === true;
  } catch {
    return undefined;
  }
};

const { PROPERTY_RUNS, PROPERTY_SEED } = process.env;
const numRuns = Number(PROPERTY_RUNS ?? 60);
const timeout = 120_000 + 5000 * numRuns;

it('what only loosens lets through whatever was let through, and what only tightens nothing else', { timeout }, () => {
  fc.assert(
    fc.property(pair, fc.array(value, { minLength: 15, maxLength: 30 }), ({ before, after }, documents) => {
      const side = (files: Files) => createSide('/forms', (file) => files[file]);
      const [old, fresh] = [verdictOf(before), verdictOf(after)];
      if (!old || !fresh) return;
      const files = [
        { file: 'schema.json', isForm: true },
        { file: 'other.json', isForm: false },
      ];
      expect(compareStates(files, side(before), side(before), () => true)).toEqual([]);
      const found = compareStates(files, side(before), side(after), () => true);
      const effects = new Set<string>(found.map(({ effect }) => effect));
      for (const document of documents) {
        let verdicts: readonly [boolean, boolean];
        try {
          verdicts = [old(document), fresh(document)];
        } catch {
          return; // refers to itself about the same value, which the compiler refuses
        }
        const [was, is] = verdicts;
        if (was === is) continue;
        expect([document, [...effects]]).toEqual([
          document,
          expect.arrayContaining([effects.has('unclear') ? 'unclear' : was ? 'tightens' : 'loosens']),
        ]);
      }
    }),
    { numRuns, seed: Number(PROPERTY_SEED ?? 1) },
  );
});
