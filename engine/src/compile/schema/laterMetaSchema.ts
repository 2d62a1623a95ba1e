import { createRequire } from 'node:module';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';

const load = createRequire(import.meta.url);

/** The drafts whose schema of schemas is made of several, and these in their order. */
const vocabularies = {
  '2019-09': ['core', 'applicator', 'validation', 'meta-data', 'format', 'content'],
  '2020-12': ['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'format-annotation', 'content'],
} as const;

/** References to schemas, which lead to the whole, and those from one part into another. */
const inWhole = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inWhole);
  if (!isNode(value)) return value;
  const { $dynamicRef, $recursiveRef, $ref } = value;
  if ($dynamicRef === '#meta' || $recursiveRef === '#') return { $ref: '#' };
  if (typeof $ref === 'string') return { ...value, $ref: $ref.slice($ref.indexOf('#')) };
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inWhole(member)]));
};

const membersOf = (parts: readonly SchemaNode[], word: 'properties' | '$defs'): SchemaNode =>
  Object.assign({}, ...parts.map(({ [word]: members }) => inWhole(members)));

/**
 * The schema that schemas of a later draft conform to, in one: the standard has it in parts, which refer to whatever is
 * made of them.
 */
export const laterMetaSchema = (draft: keyof typeof vocabularies): unknown => {
  const folder = `ajv/dist/refs/json-schema-${draft}`;
  const whole: SchemaNode = load(`${folder}/schema.json`);
  const parts: readonly SchemaNode[] = vocabularies[draft].map((name) => load(`${folder}/meta/${name}.json`));
  const { $schema, $id, title, type } = whole;
  const all = [...parts, whole];
  return { $schema, $id, title, type, properties: membersOf(all, 'properties'), $defs: membersOf(all, '$defs') };
};
