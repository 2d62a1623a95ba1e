import type { JsonObject } from '@reelform/engine/validation';
import fc from 'fast-check';
import { both, type Member, membersOf, prefixed, propertiesOf, uiOf, valuesOf } from './writtenMembers.ts';
import { type Part, part } from './writtenParts.ts';

const oneOf = fc.constantFrom;

/**
 * A choice between objects: told by a constant, by what must be there, or by nothing.
 *
 * @param isBeside It stands in an object that has members of its own.
 */
export const choiceOf = (inner: fc.Arbitrary<Part>, isBeside = false): fc.Arbitrary<Part> =>
  fc
    .tuple(
      oneOf('oneOf', 'anyOf'),
      oneOf('const', 'enum', 'default', 'required', 'none'),
      fc.array(membersOf(inner, 2), { minLength: 2, maxLength: 3 }),
      fc.boolean(),
    )
    .map(([keyword, told, options, isTitled]): Part => {
      const ones = options.map((members, at) =>
        prefixed(members, told === 'required' || told === 'none' ? `${at}` : isBeside ? 'o ' : ''),
      );
      const tag = (at: number): JsonObject =>
        told === 'enum'
          ? { enum: [`k${at}`] }
          : { type: 'string', const: `k${at}`, ...(told === 'default' && { default: `k${at}` }) };
      const isTold = ['const', 'enum', 'default'].includes(told);
      const optionsSaid = ones.map((members, at) => {
        const { properties, required = [] } = propertiesOf(members);
        const needed = [...(isTold ? ['tag'] : []), ...(told === 'required' ? [`is${at}`] : []), ...(required as string[])];
        return {
          type: 'object',
          ...(isTitled && { title: `Kind ${at}` }),
          properties: {
            ...(isTold && { tag: tag(at) }),
            ...(told === 'required' && { [`is${at}`]: { type: 'string' } }),
            ...(properties as JsonObject),
          },
          ...(needed.length > 0 && { required: needed }),
          ...(told === 'none' && keyword === 'oneOf' && { additionalProperties: false }),
        };
      });
      const documentsOf = (members: readonly Member[], at: number) =>
        both(
          fc.constant({ ...(isTold && { tag: `k${at}` }), ...(told === 'required' && { [`is${at}`]: 'ab' }) }),
          valuesOf(members),
        );
      return part(
        { [keyword]: optionsSaid },
        fc.oneof(...ones.map(documentsOf)),
        // What two options call the same is not drawn the same.
        uiOf(ones.flat().filter(({ name }, _at, all) => all.filter((one) => one.name === name).length < 2)),
      );
    });

/** What may stand in an object beside its members: keywords, and values that agree with them. */
export interface Beside {
  readonly schema: object;
  readonly values: fc.Arbitrary<unknown>;
  readonly ui?: JsonObject;
}

/** What somebody puts beside the members of an object. */
export const beside = (inner: fc.Arbitrary<Part>): fc.Arbitrary<Beside> => {
  const some = membersOf(inner, 2);
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant({ schema: {}, values: fc.constant({}) }) },
    // A condition on a box or a choice of the object's own.
    fc.tuple(some, some, fc.boolean(), fc.boolean()).map(([then, other, isListed, hasElse]): Beside => {
      const [thenOnes, otherOnes] = [prefixed(then, 't '), prefixed(other, 'e ')];
      const when = isListed ? 'yes' : true;
      return {
        schema: {
          properties: { switch: isListed ? { type: 'string', enum: ['yes', 'no'] } : { type: 'boolean' } },
          if: { properties: { switch: { const: when } }, required: ['switch'] },
          then: propertiesOf(thenOnes),
          ...(hasElse && { else: propertiesOf(otherOnes) }),
        },
        values: fc.oneof(
          both(fc.constant({ switch: when }), valuesOf(thenOnes)),
          both(fc.constant({ switch: isListed ? 'no' : false }), hasElse ? valuesOf(otherOnes) : fc.constant({})),
        ),
        ui: { ...uiOf(thenOnes), ...(hasElse && uiOf(otherOnes)) },
      };
    }),
    // Several conditions in an allOf.
    fc.array(some, { minLength: 1, maxLength: 3 }).map((cases): Beside => {
      const ones = cases.map((members, at) => prefixed(members, `${at} `));
      return {
        schema: {
          properties: { mode: { type: 'string', enum: ones.map((_one, at) => `m${at}`) } },
          required: ['mode'],
          allOf: ones.map((members, at) => ({
            if: { properties: { mode: { const: `m${at}` } }, required: ['mode'] },
            then: propertiesOf(members),
          })),
        },
        values: fc.oneof(...ones.map((members, at) => both(fc.constant({ mode: `m${at}` }), valuesOf(members)))),
        ui: Object.assign({}, ...ones.map(uiOf)),
      };
    }),
    // Members that depend on another.
    some.map((members): Beside => {
      const ones = prefixed(members, 'd ');
      return {
        schema: { properties: { card: { type: 'string' } }, dependencies: { card: propertiesOf(ones) } },
        values: fc.oneof(fc.constant({}), both(fc.constant({ card: 'ab' }), valuesOf(ones))),
        ui: uiOf(ones),
      };
    }),
    fc.constant({
      schema: { properties: { card: { type: 'string' }, billing: { type: 'string' } }, dependencies: { card: ['billing'] } },
      values: oneOf<object>({}, { billing: 'ab' }, { card: 'ab', billing: 'abc' }),
    }),
    fc.tuple(some, some).map(([yes, no]): Beside => {
      const [yeses, nos] = [prefixed(yes, 'y '), prefixed(no, 'n ')];
      const option = (value: string, members: readonly Member[]) => {
        const { properties, ...rest } = propertiesOf(members);
        return { properties: { pets: { const: value }, ...(properties as JsonObject) }, ...rest };
      };
      return {
        schema: {
          properties: { pets: { type: 'string', enum: ['None', 'One', 'Two'] } },
          dependencies: {
            pets: { oneOf: [{ properties: { pets: { const: 'None' } } }, option('One', yeses), option('Two', nos)] },
          },
        },
        values: fc.oneof(
          oneOf<object>({}, { pets: 'None' }),
          both(fc.constant({ pets: 'One' }), valuesOf(yeses)),
          both(fc.constant({ pets: 'Two' }), valuesOf(nos)),
        ),
        ui: { ...uiOf(yeses), ...uiOf(nos) },
      };
    }),
    some.map((members): Beside => {
      const ones = prefixed(members, 'a ');
      return { schema: { allOf: [propertiesOf(ones)] }, values: valuesOf(ones), ui: uiOf(ones) };
    }),
    // What has no name in the schema.
    oneOf<Beside>(
      { schema: { additionalProperties: false }, values: fc.constant({}) },
      {
        schema: { additionalProperties: { type: 'string' } },
        values: oneOf<object>({}, { free: 'ab' }, { free: 'ab', other: 'c' }),
      },
      { schema: { additionalProperties: { type: 'integer', minimum: 0 } }, values: oneOf<object>({}, { free: 1 }) },
      {
        schema: { additionalProperties: { $ref: '#/definitions/address' } },
        values: oneOf<object>({}, { home: { street: 'ab' } }),
      },
      {
        schema: { additionalProperties: true },
        values: oneOf<object>({}, { free: [1, 'a'] }, { free: 'x' }, { free: { deep: 1 } }),
      },
      {
        schema: {
          patternProperties: { '^p-': { type: 'string', minLength: 1 }, '^n-': { type: 'number' } },
          additionalProperties: false,
        },
        values: oneOf<object>({}, { 'p-a': 'ab' }, { 'n-a': 1, 'p-b': 'c' }),
      },
    ),
    // A choice between members.
    choiceOf(inner, true).map(({ schema, values, ui }): Beside => ({ schema, values, ui })),
  );
};
