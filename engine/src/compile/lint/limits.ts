import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { referredBy } from '../schema/references.ts';
import { subschemasOf } from '../schema/subschemas.ts';

/** Most schemas that may speak about one value, every reference followed. */
const mostSpeakers = 5000;

/** Most fields that an empty form may draw. */
const mostFields = 5000;

/** Most choices that the parts of one value may make together: each of one part with each of the others. */
const mostChoices = 1000;

/** Longest way of references and combinations from one schema into another. */
const deepest = 300;

/** Keywords whose schemas speak about the same value as the schema that they stand in. */
const inPlace: ReadonlySet<string> = new Set([
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependencies', 'dependentSchemas', 'onSubmit'],
]);

type Size = { readonly kind: 'size'; readonly count: number } | { readonly kind: 'endless' } | { readonly kind: 'deep' };

/** Counts the schemas that one leads to by some keywords and by references, each as often as it is led to. */
const createCounter = (root: SchemaNode, follows: (keyword: string) => boolean, most: number, loop: Size) => {
  const known = new Map<SchemaNode, Size>();
  const open = new Set<SchemaNode>();
  const sizeOf = (node: unknown, depth: number): Size => {
    if (!isNode(node)) return { kind: 'size', count: 0 };
    if (open.has(node)) return loop;
    if (depth > deepest) return { kind: 'deep' };
    const counted = known.get(node);
    if (counted) return counted;
    open.add(node);
    let total: Size = { kind: 'size', count: 1 };
    const inside = subschemasOf(node).filter(({ keyword }) => follows(keyword));
    for (const next of [referredBy(node['$ref'], root), ...inside.map(({ schema }) => schema)]) {
      const size = sizeOf(next, depth + 1);
      if (size.kind !== 'size') {
        total = size;
        break;
      }
      total = { kind: 'size', count: Math.min(total.count + size.count, most + 1) };
    }
    open.delete(node);
    known.set(node, total);
    return total;
  };
  return (node: unknown): Size => sizeOf(node, 0);
};

/** Counts the choices of a schema that has no end in itself, as they are once all of its `allOf` are merged into it. */
const createChoiceCounter = (root: SchemaNode, keyword: 'anyOf' | 'oneOf') => {
  const known = new Map<SchemaNode, number>();
  const choicesOf = (node: unknown): number => {
    if (!isNode(node)) return 1;
    const counted = known.get(node);
    if (counted !== undefined) return counted;
    const { [keyword]: own, allOf } = node;
    const parts = [referredBy(node['$ref'], root), ...(Array.isArray(allOf) ? allOf : [])].map(choicesOf);
    const count = parts.reduce((product, part) => product * part, Array.isArray(own) ? Math.max(1, own.length) : 1);
    known.set(node, count);
    return count;
  };
  return choicesOf;
};

/** Every schema of a schema, with the way to it. */
const everySchema = (
  root: SchemaNode,
): readonly { readonly node: SchemaNode; readonly tokens: readonly (string | number)[] }[] => {
  const found: { node: SchemaNode; tokens: readonly (string | number)[] }[] = [{ node: root, tokens: [] }];
  for (let at = 0; at < found.length; at += 1) {
    const { node, tokens } = found[at] ?? { node: {}, tokens: [] };
    for (const { schema, tokens: way } of subschemasOf(node)) {
      if (isNode(schema)) found.push({ node: schema, tokens: [...tokens, ...way] });
    }
  }
  return found;
};

/**
 * Complaints about a schema that would keep whoever judges by it or draws it busy without end: one that refers to
 * itself about the same value, one whose parts or choices multiply, one that draws more fields than any page bears. At most one.
 */
export const limitComplaints = (schema: SchemaNode, json: JsonFile): readonly Complaint[] => {
  const speakers = createCounter(schema, (keyword) => inPlace.has(keyword), mostSpeakers, { kind: 'endless' });
  const counters = [createChoiceCounter(schema, 'anyOf'), createChoiceCounter(schema, 'oneOf')];
  for (const { node, tokens } of everySchema(schema)) {
    const size = speakers(node);
    if (size.kind === 'endless')
      return [json.complain(tokens, 'This schema refers to itself about the same value, without end.')];
    if (size.kind === 'deep') return [json.complain(tokens, `This chain of references is longer than ${deepest}.`)];
    if (size.count > mostSpeakers) {
      return [
        json.complain(tokens, `More than ${mostSpeakers} schemas would speak about this value, every reference followed.`),
      ];
    }
    if (node['allOf'] !== undefined && counters.some((choicesOf) => choicesOf(node) > mostChoices)) {
      const message = `The choices within 'allOf' make more than ${mostChoices} together, each with each of the others.`;
      return [json.complain([...tokens, 'allOf'], message)];
    }
  }
  const draws = (keyword: string) => keyword === 'properties' || keyword === 'allOf';
  const fields = createCounter(schema, draws, mostFields, { kind: 'size', count: 1 })(schema);
  if (fields.kind === 'size' && fields.count <= mostFields) return [];
  return [json.complain([], `This form would draw more than ${mostFields} fields.`)];
};
