import { pointerOf } from '../../validation/pointer.ts';
import { isNode, type SchemaNode, schemasAt } from '../../validation/schemaNode.ts';

/** A document that is one change away from another. */
export interface Mutation {
  /** JSON pointer of what was changed. */
  readonly pointer: string;
  /** What was done to it, in words. */
  readonly change: string;
  readonly document: unknown;
}

type Change = readonly [change: string, value: unknown];

/** Most choices of one field that are tried. */
const mostChoices = 50;

/** Longest text that is tried, in code points. */
const longestText = 10_000;

/** Deepest place that is changed. */
const deepest = 12;

const ofEveryKind: readonly Change[] = [
  ['null', null],
  ['true', true],
  ['the number 0', 0],
  ['the number -1.5', -1.5],
  ['an empty text', ''],
  ['a blank text', ' '],
  ["the text 'x'", 'x'],
  ['an empty list', []],
  ['a list of a text', ['x']],
  ['an empty object', {}],
];

/** Names that objects inherit, and a prototype: as JSON has them, members like any other. */
const prototypeNames: readonly Change[] = ['constructor', 'toString', '__proto__'].map((name) => [
  `an object with '${name}'`,
  JSON.parse(`{"${name}": {"title": "x"}}`),
]);

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Values at and beyond the limits that a schema sets. */
const atLimits = (node: SchemaNode): readonly Change[] => {
  const { maxLength, minLength, maximum, minimum, exclusiveMaximum, exclusiveMinimum, enum: choices } = node;
  const lengths = [maxLength, minLength].flatMap((limit) => (isCount(limit) ? [limit - 1, limit, limit + 1] : []));
  const numbers = [maximum, minimum, exclusiveMaximum, exclusiveMinimum].flatMap((limit) =>
    typeof limit === 'number' ? [limit - 1, limit, limit + 1] : [],
  );
  const texts = lengths
    .filter((length) => length > 0 && length <= longestText)
    .flatMap((length): readonly Change[] => [
      [`a text of ${length} letters`, 'x'.repeat(length)],
      [`a text of ${length} film cameras`, '🎥'.repeat(length)],
    ]);
  const chosen = [
    ...(Array.isArray(choices) ? choices.slice(0, mostChoices) : []),
    ...('const' in node ? [node['const']] : []),
  ];
  return [
    ...texts,
    ...numbers.map((number): Change => [`the number ${number}`, number]),
    ...chosen.map((choice): Change => [`the choice ${JSON.stringify(choice)}`, choice]),
  ];
};

/** Lists that repeat an item, or have one more or one less than a schema allows. */
const ofLength = (list: readonly unknown[], node: SchemaNode): readonly Change[] => {
  const counts = [node['maxItems'], node['minItems']].flatMap((limit) => (isCount(limit) ? [limit - 1, limit, limit + 1] : []));
  const [first] = list;
  return [
    ...(list.length > 0 ? [['a list that repeats its first item', [...list, first]] as const] : []),
    ...counts
      .filter((count) => count >= 0 && count <= 200)
      .map((count): Change => [`a list of ${count}`, Array.from({ length: count }, (_, index) => list[index] ?? first ?? 'x')]),
  ];
};

/** An object with a member of any name, `__proto__` included. */
const withMember = (object: SchemaNode, name: string, value: unknown): unknown =>
  Object.fromEntries([...Object.entries(object).filter(([one]) => one !== name), [name, value]]);

const withoutMember = (object: SchemaNode, name: string): unknown =>
  Object.fromEntries(Object.entries(object).filter(([one]) => one !== name));

/**
 * Documents one change away from `document`: each member left out, of every other kind, at and beyond the limits of its
 * schema and each of its choices, unknown members and names of prototypes added. Of a list the first and last item.
 */
export const mutationsOf = (document: unknown, schema: SchemaNode): readonly Mutation[] => {
  const found: Mutation[] = [];
  const visit = (value: unknown, tokens: readonly (string | number)[], put: (value: unknown) => unknown): void => {
    const pointer = pointerOf(tokens);
    const add = (at: string, change: string, changed: unknown) => found.push({ pointer: at, change, document: put(changed) });
    const nodes = schemasAt(schema, pointer);
    for (const [change, other] of [...ofEveryKind, ...prototypeNames, ...nodes.flatMap(atLimits)]) add(pointer, change, other);
    if (tokens.length > deepest) return;
    if (Array.isArray(value)) {
      for (const [change, list] of nodes.flatMap((node) => ofLength(value, node))) add(pointer, change, list);
      const ends = [...new Set([0, Math.max(0, value.length - 1)])];
      for (const index of ends)
        visit(value[index], [...tokens, index], (item) => put(Object.assign([...value], { [index]: item })));
    } else if (isNode(value)) {
      add(`${pointer}/unknown-member`, 'an unknown member', withMember(value, 'unknown-member', 'x'));
      for (const name of ['constructor', 'toString', '__proto__'])
        add(`${pointer}/${name}`, 'a text', withMember(value, name, 'x'));
      const known = nodes.flatMap(({ properties }) => (isNode(properties) ? Object.keys(properties) : []));
      for (const name of new Set([...Object.keys(value), ...known])) {
        const here = [...tokens, name];
        if (Object.hasOwn(value, name)) add(pointerOf(here), 'nothing', withoutMember(value, name));
        visit(Object.hasOwn(value, name) ? value[name] : undefined, here, (member) => put(withMember(value, name, member)));
      }
    }
  };
  visit(document, [], (changed) => changed);
  return found;
};
