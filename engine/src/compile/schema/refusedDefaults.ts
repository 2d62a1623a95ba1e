import { Ajv } from 'ajv';
import { followed, isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { judgeExactMultiples } from '../checks/exactMultiples.ts';
import { ajvFormats } from '../formats/formats.ts';
import { referredBy } from './references.ts';
import { rebuilt } from './variants.ts';

const kindsOf = (value: unknown): readonly string[] => {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['number', 'integer'] : ['number'];
  return [typeof value];
};

/** The types that a node says, or what it refers to; none where any kind of value may stand. */
const typesOf = (node: SchemaNode, root: unknown, steps = 100): readonly unknown[] => {
  const { type, nullable, $ref } = node;
  if (type !== undefined) return nullable === true ? [type, 'null'].flat() : [type].flat();
  const target = steps > 0 ? referredBy($ref, root) : undefined;
  return isNode(target) ? typesOf(target, root, steps - 1) : [];
};

/** Whether a value is one that people would have to mend as a whole: what is in an object they can complete. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value) ? value.every((item) => typeof item !== 'object') : typeof value !== 'object' && value !== '';

/** Keywords that say nothing by which a value of the right type could be refused. */
const idle: ReadonlySet<string> = new Set([
  ...['$ref', '$comment', '$id', 'type', 'title', 'description', 'default', 'examples', 'readOnly', 'writeOnly', 'deprecated'],
]);

const createJudge = (): Ajv => {
  const ajv = new Ajv({ strict: false, logger: false, meta: false, validateSchema: false, formats: ajvFormats });
  judgeExactMultiples(ajv);
  return ajv;
};

/** One for all defaults: a schema may have hundreds, and to make one takes longer than to ask it. */
let judge: Ajv | undefined;

/** Whether a schema without references refuses a value; not if it cannot be compiled, which is told elsewhere. */
const refuses = (node: SchemaNode, value: unknown): boolean => {
  const { $ref: _reference, $id: _id, ...judging } = node;
  if (
    Object.keys(judging).every((word) => idle.has(word)) ||
    /"\$(ref|dynamicRef|recursiveRef|data|id)":/.test(JSON.stringify(judging))
  )
    return false;
  judge ??= createJudge();
  try {
    return judge.validate(judging, value) === false;
  } catch {
    return false;
  } finally {
    judge.removeSchema(judging);
  }
};

/** Whether the default of a node is refused as it stands: its type is another, `null` mostly, or what is said beside it denies it. */
export const hasRefusedDefault = (node: SchemaNode, root: unknown): boolean => {
  if (!('default' in node)) return false;
  const value = node['default'];
  const types = typesOf(node, root);
  if (types.length > 0 && !kindsOf(value).some((kind) => types.includes(kind))) return true;
  return isPlain(value) && isNode(root) && followed(node, root).some((one) => refuses(one, value));
};

/** The schema without defaults that would be refused as they stand: a field begins as if it had none. */
export const withoutRefusedDefaults = (schema: unknown): unknown =>
  rebuilt(schema, (node) => {
    if (!hasRefusedDefault(node, schema)) return node;
    const { default: _default, ...rest } = node;
    return rest;
  });
