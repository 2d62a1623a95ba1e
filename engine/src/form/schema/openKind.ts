import type { RJSFSchema } from '@rjsf/utils';
import { resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';

/** What a value can be drawn as. */
export type ValueKind = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'null';

/** Keywords that speak of one kind of value only, whatever `type` says. */
const SPEAK_OF: Readonly<Record<string, ValueKind>> = {
  ...{ minLength: 'string', maxLength: 'string', pattern: 'string', format: 'string', contentEncoding: 'string' },
  ...{ contentMediaType: 'string', notBlank: 'string', minimum: 'number', maximum: 'number', multipleOf: 'number' },
  ...{ exclusiveMinimum: 'number', exclusiveMaximum: 'number', items: 'array', contains: 'array', minItems: 'array' },
  ...{ maxItems: 'array', uniqueItems: 'array', additionalItems: 'array', required: 'object', propertyNames: 'object' },
  ...{ properties: 'object', additionalProperties: 'object', patternProperties: 'object', minProperties: 'object' },
  ...{ maxProperties: 'object', dependencies: 'object', dependentRequired: 'object', dependentSchemas: 'object' },
};

/** Keywords that list the values to choose from. */
const LISTING = ['enum', 'oneOf', 'anyOf'];

/** What kind of value this is; `undefined` for none. */
export function kindOf(value: unknown): ValueKind | undefined {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const kind = typeof value;
  return kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'object' ? kind : undefined;
}

/** The kinds that a schema leaves open, the one that it is drawn as without a value first. */
export interface OpenKind {
  /** `undefined`: every kind. */
  readonly kinds: readonly ValueKind[] | undefined;
  readonly first: ValueKind;
  /** The kinds that people choose between: those that a `type` names, unless single values are listed, or all where nothing is said. */
  readonly offered?: readonly ValueKind[];
  /** The value that alone is right, where it is no text, number or truth. */
  readonly only?: unknown;
  /** The text, number or truth that alone is right. */
  readonly constant?: string | number | boolean;
  /** An object of which nothing says what its members are: it takes any. */
  readonly isFree?: boolean;
}

/** What is left open where nothing is said of a value. */
const ANY: OpenKind = { kinds: undefined, first: 'string', offered: ['string', 'number', 'boolean', 'array', 'object'] };

/** What is left open where only null is right, of which there is nothing to see: anything else that is stored has to be, to be taken out. */
const NONE: OpenKind = { kinds: undefined, first: 'null' };

/** What is left open where values are listed: they are chosen as one of a text is, truths among them, which would be a box. */
const LISTED: OpenKind = { kinds: ['string'], first: 'string' };

/** The kinds of value that a `type` names. */
export const kindsOfType = (type: unknown): readonly ValueKind[] =>
  [type].flat().flatMap((one) => (one === 'integer' ? 'number' : (one as ValueKind))); // a word of the standard

function impliedKind(nodes: readonly SchemaNode[]): ValueKind | undefined {
  for (const node of nodes) {
    for (const [keyword, kind] of Object.entries(SPEAK_OF)) if (keyword in node) return kind;
  }
  return undefined;
}

/** The nodes that all hold of one value: `schema`, what it refers to, and all of their `allOf`. */
export function holding(schema: unknown, root: SchemaNode): readonly SchemaNode[] {
  const found = new Set<SchemaNode>();
  const visit = (node: unknown): void => {
    if (!isMembers(node) || found.has(node)) return;
    found.add(node);
    visit(resolveReference(node['$ref'], root));
    const { allOf } = node;
    if (Array.isArray(allOf)) allOf.forEach(visit);
  };
  visit(schema);
  return [...found];
}

const isConstant = (option: unknown): boolean =>
  isMembers(option) && ('const' in option || (Array.isArray(option['enum']) && option['enum'].length === 1));

/** Whether rjsf draws a choice between schemas for one of `nodes`. */
const isChoice = (nodes: readonly SchemaNode[]): boolean =>
  nodes.some((node) => [node['oneOf'], node['anyOf']].some((options) => Array.isArray(options) && !options.every(isConstant)));

/** Keywords that say which members an object has. */
const SAY_MEMBERS = [
  ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'maxProperties', 'if'],
  ...['dependencies', 'dependentSchemas'],
];

/**
 * What a schema leaves open that does not say one kind of value; `undefined` where it says one, or where rjsf draws a
 * choice between schemas. `{ "minLength": 2 }` speaks of texts and forbids no numbers.
 */
export function openKind(schema: RJSFSchema | boolean, root: SchemaNode): OpenKind | undefined {
  if (schema === true) return ANY;
  if (!isMembers(schema)) return undefined;
  const nodes = holding(schema, root);
  const types = nodes.find((node) => node['type'] !== undefined)?.['type'];
  if (types !== undefined) {
    const kinds = [...new Set(kindsOfType(types))];
    const values = kinds.filter((kind) => kind !== 'null');
    const [first] = values;
    if (isChoice(nodes)) return undefined;
    if (first === undefined) return NONE;
    const says = (words: readonly string[]) => nodes.some((node) => words.some((word) => word in node));
    if (values.length > 1 && says(LISTING)) return LISTED;
    if (values.length > 1) return says(['const']) ? { kinds, first } : { kinds, first, offered: values };
    if (first !== 'object' || says(SAY_MEMBERS)) return undefined;
    // What it is as a whole is chosen as a whole: there are no members to fill in.
    if (says(['enum'])) return LISTED;
    const [{ const: only } = {}] = nodes.filter((node) => 'const' in node);
    return isMembers(only) ? { kinds, first, only } : { kinds, first, isFree: true };
  }
  if (isChoice(nodes)) return undefined;
  const constant = nodes.find((node) => 'const' in node);
  if (constant) {
    const { const: only } = constant;
    const kind = kindOf(only) ?? 'string';
    const open = { kinds: [kind], first: kind };
    if (only === null) return NONE;
    if (typeof only === 'string' || typeof only === 'number' || typeof only === 'boolean') return { ...open, constant: only };
    return { ...open, only };
  }
  if (nodes.some(({ enum: choices, oneOf, anyOf }) => choices ?? oneOf ?? anyOf)) return LISTED;
  const implied = impliedKind(nodes);
  return implied ? { kinds: undefined, first: implied } : ANY;
}

/** The schema that a value of this kind is drawn by where the schema itself says no kind. */
export function drawnSchema(
  schema: RJSFSchema | boolean,
  { first, only, isFree: isOpen }: OpenKind,
  kind: ValueKind,
): RJSFSchema {
  const said: RJSFSchema = isMembers(schema) ? { ...schema } : {};
  if (only !== undefined) {
    const { const: _const, ...rest } = said;
    return Object.assign(rest, { type: 'string' as const, enum: [only] });
  }
  if (first === 'null') {
    delete said.const;
    delete said.enum;
  }
  const isFree =
    kind === 'object' &&
    (isOpen || !['properties', 'patternProperties', 'additionalProperties', '$ref'].some((word) => word in said));
  return { ...said, type: kind, ...(isFree && { additionalProperties: true }) };
}
