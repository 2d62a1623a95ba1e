import type { JsonObject } from '@reelform/engine/validation';
import fc from 'fast-check';
import type { Part } from './writtenParts.ts';

const names = ['name', 'kind', 'size', 'email', 'notes', 'first name', 'x-y', 'a_b', 'items', 'type'];

/** A member of an object. */
export interface Member extends Part {
  readonly name: string;
  readonly isRequired: boolean;
}

/** Some members, each with a name of its own. */
export const membersOf = (inner: fc.Arbitrary<Part>, most: number, fewest = 1): fc.Arbitrary<readonly Member[]> =>
  fc
    .uniqueArray(fc.record({ name: fc.constantFrom(...names), of: inner, isRequired: fc.boolean(), title: fc.boolean() }), {
      minLength: fewest,
      maxLength: most,
      selector: ({ name }) => name,
    })
    .map((members) =>
      members.map(({ name, of, isRequired, title }) => ({
        ...of,
        name,
        isRequired,
        schema: title && !('$ref' in of.schema) ? { title: `The ${name}`, ...of.schema } : of.schema,
      })),
    );

/** What a schema says of members. */
export const propertiesOf = (members: readonly Member[]): JsonObject => {
  const required = members.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  };
};

/** What a uiSchema says of members. */
export const uiOf = (members: readonly Member[]): JsonObject =>
  Object.fromEntries(members.filter(({ ui }) => Object.keys(ui).length > 0).map(({ name, ui }) => [name, ui]));

/** Objects with these members, each as it is right. */
export const valuesOf = (members: readonly Member[]): fc.Arbitrary<JsonObject> =>
  fc.record(Object.fromEntries(members.map(({ name, values }) => [name, values])), {
    requiredKeys: members.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    noNullPrototype: true,
  }) as fc.Arbitrary<JsonObject>;

/** Objects put together. */
export const both = (...values: readonly fc.Arbitrary<unknown>[]) =>
  fc.tuple(...values).map((all) => Object.assign({}, ...all));

/** The same members under longer names. */
export const prefixed = (members: readonly Member[], prefix: string) =>
  members.map((one) => ({ ...one, name: `${prefix}${one.name}` }));
