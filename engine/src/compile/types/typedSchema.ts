import { pointerOf, tokensOf, valueAt } from '../../validation/pointer.ts';
import { branchesOf, isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { decoded, referredBy } from '../schema/references.ts';
import { payloadSchema } from '../schema/transientMembers.ts';
import { rebuilt, strictSchema, withReferencesApart } from '../schema/variants.ts';

/** Any value, in a word that the type generator writes as it stands. */
const anything = { tsType: 'Json' };

const anyObject = { type: 'object', additionalProperties: anything };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const namesIn = (value: unknown): readonly string[] => listOf(value).filter((name) => typeof name === 'string');
const membersOf = (value: unknown): SchemaNode => (isNode(value) ? value : {});

const withoutRepeats = (schemas: readonly unknown[]): readonly unknown[] => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
];

/** A schema of what one of some takes. */
const oneOfThem = (schemas: readonly unknown[]): unknown => {
  const apart = withoutRepeats(schemas);
  if (apart.includes(anything)) return anything;
  return apart.length === 1 ? apart[0] : { anyOf: apart };
};

/** The values that a schema lists: `enum`, a constant, or a choice of constants; `undefined` where it lists none. */
const listedValues = ({ enum: listed, const: constant, oneOf }: SchemaNode): readonly unknown[] | undefined => {
  if (Array.isArray(listed)) return listed;
  if (constant !== undefined && !(isNode(constant) && '$data' in constant)) return [constant];
  if (!Array.isArray(oneOf) || oneOf.length === 0) return undefined;
  return oneOf.every((option) => isNode(option) && 'const' in option) ? oneOf.map((option) => option.const) : undefined;
};

/** Words of schemas that are one with those of the `allOf` that they stand in: what they say of the same members or rows. */
const partWords = new Set([
  'type',
  'properties',
  'required',
  'items',
  'if',
  'then',
  'else',
  'dependencies',
  'dependentSchemas',
]);

/** Words that say something of a type. */
const typeWords = new Set([
  ...partWords,
  ...['additionalItems', 'additionalProperties', 'patternProperties', 'enum', 'const'],
  ...['$ref', 'allOf', 'anyOf', 'oneOf', 'nullable'],
]);

const isPart = (schema: unknown): schema is SchemaNode =>
  isNode(schema) &&
  [undefined, 'object', 'array'].some((type) => schema['type'] === type) &&
  !Array.isArray(schema['items']) &&
  Object.keys(schema).every((word) => partWords.has(word) || !typeWords.has(word));

/** Words that are about members, and of no other kind of value. */
const memberWords = ['properties', 'patternProperties', 'additionalProperties'];

/** Schemas of members that conditions bring, by name. */
type Brought = ReadonlyMap<string, readonly unknown[]>;

/** A schema together with those of its `allOf` that speak of the same members; the others stay there. */
interface Folded {
  readonly node: SchemaNode;
  /** The schemas that were brought together. */
  readonly whole: readonly SchemaNode[];
}

const folded = (schema: SchemaNode): Folded => {
  const { allOf, ...own } = schema;
  const inside = listOf(allOf).map((one) => (isNode(one) && Array.isArray(one['allOf']) ? folded(one).node : one));
  const whole = [own, ...inside.filter(isPart)];
  const others = inside.filter((one) => !isPart(one));
  const properties: Record<string, unknown> = {};
  for (const one of whole)
    for (const [name, member] of Object.entries(membersOf(one['properties'])))
      properties[name] = Object.hasOwn(properties, name) ? { allOf: [properties[name], member] } : member;
  const required = [...new Set(whole.flatMap((one) => namesIn(one['required'])))];
  const items = whole.flatMap((one) => one['items'] ?? []);
  const node = {
    ...Object.assign({}, ...whole.toReversed()),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(items.length > 1 && !Array.isArray(own['items']) && { items: { allOf: items } }),
    ...(others.length > 0 && { allOf: others }),
  };
  return { node, whole };
};

const optionsOf = (schema: unknown): readonly unknown[] => (isNode(schema) && listOf(schema['anyOf'])) || [];

/** Whether a schema of the type generator takes what is no object. */
const isOther = (schema: unknown): boolean =>
  isNode(schema) && ('enum' in schema || (schema['type'] ?? 'object') !== 'object' || optionsOf(schema).some(isOther));

/** A form's data are an object: of what else its schema would take there is no document. */
const objectsOf = (schema: unknown): unknown => {
  const objects = optionsOf(schema).filter((option) => !isOther(option));
  return objects.length > 0 ? oneOfThem(objects) : schema;
};

/** Of `onSubmit` what has to be there: a draft may have any other value. */
const demanding = (schema: unknown): unknown =>
  rebuilt(schema, (node) => {
    if (!('onSubmit' in node)) return node;
    const onSubmit = rebuilt(node['onSubmit'], ({ required, properties, items, allOf }) => ({
      ...(required !== undefined && { required }),
      ...(properties !== undefined && { properties }),
      ...(items !== undefined && { items }),
      ...(allOf !== undefined && { allOf }),
    }));
    return { ...node, onSubmit };
  });

/**
 * A schema for the type generator, which draws what it says nothing of as an object of unknown members and drops conditions:
 * here each node says what is known of its kind of value, or that it takes any. It is about what is sent in strict mode, so
 * that a draft is a `DraftOf` it. What only a condition brings (`then`, `else`, `dependencies`) may be there.
 */
export const typedSchema = (schema: unknown, of: 'document' | 'payload'): unknown => {
  const strict = withReferencesApart(strictSchema(demanding(schema)));
  const root = of === 'payload' ? payloadSchema(strict) : strict;
  const definitions = new Map<string, { readonly name: string; schema: unknown }>();

  /** A reference to a definition of what stands at a pointer, whichever word leads there. */
  const referred = (reference: string): unknown => {
    if (reference === '#') return { $ref: '#' };
    const pointer = pointerOf(tokensOf(decoded(reference.slice(1))));
    let known = definitions.get(pointer);
    if (!known) {
      const own = (tokensOf(pointer).at(-1) ?? '').replaceAll(/[^\w.-]/g, '') || 'part';
      const isTaken = (name: string) => [...definitions.values()].some((one) => one.name === name);
      const name = isTaken(own) ? `${own}${definitions.size}` : own;
      known = { name, schema: anything };
      definitions.set(pointer, known);
      known.schema = typed(valueAt(root, tokensOf(pointer)));
    }
    return { $ref: `#/definitions/${known.name}` };
  };

  /** Members that conditions bring, by name: each may be any of what it is somewhere. */
  const broughtBy = (branch: unknown, found: Map<string, readonly unknown[]>, seen: ReadonlySet<unknown>): void => {
    if (!isNode(branch) || seen.has(branch)) return;
    for (const [name, member] of Object.entries(membersOf(branch['properties'])))
      found.set(name, [...(found.get(name) ?? []), member]);
    for (const one of [referredBy(branch['$ref'], root), ...branchesOf(branch)])
      broughtBy(one, found, new Set([...seen, branch]));
  };

  const broughtTo = (whole: readonly SchemaNode[]): Brought => {
    const found = new Map<string, readonly unknown[]>();
    for (const { if: condition, then, else: otherwise, dependencies, dependentSchemas } of whole) {
      const conditional = condition === undefined ? {} : { then, else: otherwise }; // which say nothing by themselves
      for (const one of branchesOf({ ...conditional, dependencies, dependentSchemas })) broughtBy(one, found, new Set());
    }
    return found;
  };

  const ofObject = (node: SchemaNode, brought: Brought, isAlone: boolean): unknown => {
    const { properties, patternProperties, additionalProperties } = node;
    const own = Object.entries(membersOf(properties));
    const names = new Set(own.map(([name]) => name));
    const required = namesIn(node['required']);
    const members = [
      ...own.map(([name, member]) => [name, typed(member)]),
      ...[...brought].flatMap(([name, some]) => (names.has(name) ? [] : [[name, oneOfThem(some.map(typed))]])),
      ...required.flatMap((name) => (!isAlone || names.has(name) || brought.has(name) ? [] : [[name, anything]])),
    ].filter(([, member]) => member !== false);
    const named = { type: 'object', properties: Object.fromEntries(members), required, additionalProperties: false };
    const isOpen = additionalProperties === true || isNode(additionalProperties);
    const free = [...Object.values(membersOf(patternProperties)), ...(isOpen ? [additionalProperties] : [])].map(typed);
    if (members.length === 0 && free.length > 0) return { type: 'object', additionalProperties: oneOfThem(free) };
    if (members.length === 0) return additionalProperties === false ? named : anyObject;
    // An index signature has to hold for the named members as well.
    return free.length > 0 ? { allOf: [named, anyObject] } : named;
  };

  const ofList = ({ items, additionalItems, minItems, maxItems }: SchemaNode): unknown => {
    if (!Array.isArray(items)) return { type: 'array', items: typed(items) };
    const rest = additionalItems === undefined ? false : typed(additionalItems);
    // Of a list that has more places at least than at most there is none, and the type generator refuses to write it.
    const isOfNone = Number(minItems) > Number(maxItems);
    const bounds = isOfNone ? {} : { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) };
    return { type: 'array', items: items.map(typed), additionalItems: rest, ...bounds };
  };

  /** What a schema says of its type; `undefined` where that is nothing. */
  const said = (one: unknown): unknown => {
    if (!isNode(one)) return one === false ? false : undefined;
    const { node, whole } = folded(one);
    const { $ref: reference, type, nullable } = node;
    if (typeof reference === 'string') return referred(reference);
    const listed = listedValues(node);
    if (listed) return { enum: withoutRepeats(nullable === true ? [...listed, null] : listed) };

    const brought = broughtTo(whole);
    const isOfMember = brought.size > 0 || memberWords.some((word) => word in node);
    const isOfRows = 'items' in node;
    const kinds: unknown[] = type === undefined ? [] : [type].flat();
    if (type === undefined && isOfMember) kinds.push('object');
    if (type === undefined && isOfRows) kinds.push('array');
    if (kinds.length > 0 && nullable === true) kinds.push('null');

    const isBare = !isOfMember && !isOfRows;
    const choices = ['anyOf', 'oneOf'].flatMap((word) => {
      const options = listOf(node[word]).map(said);
      // An option may only ask for members of the whole.
      const isFree = options.some((option) => option === undefined || (option === anyObject && !isBare));
      return options.length === 0 || isFree ? [] : [oneOfThem(options)];
    });
    const beside = [...listOf(node['allOf']).flatMap((part) => said(part) ?? []), ...choices];
    const ofKind = (kind: unknown): unknown => {
      if (kind === 'object') return ofObject(node, brought, beside.length === 0);
      return kind === 'array' ? ofList(node) : { type: kind };
    };
    // What is said of an object, should it be one, says nothing of the other kinds of value.
    if (!isBare && kinds.length > 1) return oneOfThem(kinds.map(ofKind));
    const isOpen = type === undefined && choices.some(isOther);
    const own = beside.length > 0 && (isBare || isOpen) ? [] : kinds.map(ofKind);
    const all = withoutRepeats([...(own.length > 0 ? [oneOfThem(own)] : []), ...beside]);
    return all.length > 1 ? { allOf: all } : all[0];
  };

  const typed = (one: unknown): unknown => said(one) ?? anything;

  const whole = objectsOf(said(root)) ?? anyObject;
  const named = [...definitions.values()].map((one) => [one.name, one.schema]);
  const own = isNode(whole) && '$ref' in whole ? { allOf: [whole] } : whole;
  return { ...Object(own), ...(named.length > 0 && { definitions: Object.fromEntries(named) }) };
};
