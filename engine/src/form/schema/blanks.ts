import { applicable, isNode, type SchemaNode, type Speakers, schemasAt } from '../../validation/schemaNode.ts';
import type { FormError, JsonObject } from '../../validation/types.ts';
import { getIn } from '../data/members.ts';
import { type Path, toPath, toPointer } from '../data/pointer.ts';

/**
 * Whether the value at a pointer may be `null` and is still drawn as one field: of `"type": ["string", "null"]`, or
 * `nullable` as in OpenAPI. Where `null` is an option of its own, it is chosen.
 */
export function mayBeNull(schema: JsonObject, pointer: string, known?: Speakers): boolean {
  return schemasAt(schema, pointer, known).some(isNullable);
}

const isNullable = ({ type, nullable }: SchemaNode): boolean =>
  nullable === true || (Array.isArray(type) && type.length > 1 && type.includes('null'));

/** What is around a member and says that it has to be there. */
const askingFor = (schema: JsonObject, path: Path): readonly SchemaNode[] =>
  schemasAt(schema, toPointer(path.slice(0, -1))).filter(
    ({ required }) => Array.isArray(required) && required.includes(path.at(-1)),
  );

/** Whether what is around a member says that it has to be there. */
export const isRequired = (schema: JsonObject, path: Path): boolean => askingFor(schema, path).length > 0;

/** Whether an option that asks for a member has it never `null`, as another one may. */
export const isNeverNull = (schema: JsonObject, path: Path): boolean =>
  askingFor(schema, path).some(({ properties }) => {
    const member = isNode(properties) && properties[`${path.at(-1)}`];
    return member && !applicable(member, schema).some(isNullable);
  });

/** Whether a value is a member that nothing names: without one it would not be there, nor the name that it was given. */
export function isFree(schema: JsonObject, path: Path): boolean {
  const name = path.at(-1);
  const isNamed = ({ properties }: SchemaNode) => isNode(properties) && Object.hasOwn(properties, `${name}`);
  return typeof name === 'string' && !schemasAt(schema, toPointer(path.slice(0, -1))).some(isNamed);
}

/** Whether a list at a pointer is asked for rows, so that one without any is wrong. */
export function needsRows(schema: JsonObject, pointer: string): boolean {
  return schemasAt(schema, pointer).some(({ minItems }) => Number(minItems) > 0);
}

/**
 * What a value is of which nothing is entered: `null`, or a list or an object of nothing where no more is asked for;
 * `undefined` where something has to be.
 */
export function blankAt(schema: JsonObject, pointer: string, known: Speakers): unknown {
  if (mayBeNull(schema, pointer, known)) return null;
  const nodes = schemasAt(schema, pointer, known);
  const asks = ['required', 'minItems', 'minProperties', 'contains', 'oneOf', 'anyOf', 'const', 'enum'].flatMap((keyword) =>
    nodes.map((node) => node[keyword]),
  );
  const [type, another] = new Set(nodes.flatMap((node) => node['type'] ?? []));
  if (another || asks.flat().some(Boolean)) return undefined;
  return type === 'object' ? {} : type === 'array' ? [] : type === 'null' ? null : undefined;
}

/** Members that have to be there, by their pointers, each with a value. */
type Missed = readonly (readonly [pointer: string, value: unknown])[];

/** Those that are missed of which `valueAt` knows a value. */
export const missedBy =
  (valueAt: (schema: JsonObject, pointer: string, known: Speakers) => unknown) =>
  (schema: JsonObject, data: unknown, errors: readonly FormError[]): Missed => {
    const known: Speakers = new Map();
    return errors.flatMap(({ keyword, path: pointer }) => {
      const path = toPath(pointer, data);
      if (keyword !== 'required' || getIn(data, path) !== undefined || !isRequired(schema, path)) return [];
      const value = valueAt(schema, pointer, known);
      return value === undefined ? [] : [[pointer, value] as const];
    });
  };

/** Those that are missed and may be of nothing, each with the value that says that nothing is. */
export const missedBlanks = missedBy(blankAt);
