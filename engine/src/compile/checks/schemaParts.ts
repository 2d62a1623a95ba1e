import { isNode } from '../../validation/schemaNode.ts';
import type { MarkedCode } from './codeLiteral.ts';

/** A schema that ajv's code keeps to look things up in, and a place of it that is looked at. */
const kept = /const (schema\d+) = ([^;]*);/g;
const place = /(?<![.\w$])(schema\d+)((?:\.[\w$]+|\[\W\d+\W\])+)/;
const lookedAt = new RegExp(place, 'g');

/** Whether a schema names a member, asked of one with more members than are compared one by one. */
const namedIn = new RegExp(`func\\d+\\.call\\(${place.source}, (\\w+)\\)`, 'g');

/** How the way to a place is written: `.properties["a-b"]`. */
const step = /\.([\w$]+)|\[(\W\d+\W)\]/g;

/**
 * Keeps of a schema what its checks look up in it, long lists of names and choices, in place of all of it.
 *
 * @param code what ajv wrote, its literals taken out
 */
export const withSchemaParts = (code: string, { markerOf, withLiterals }: MarkedCode): string => {
  const texts = new Map([...code.matchAll(kept)].map(([, name = '', text = '']) => [name, text]));
  const schemas = new Map<string, unknown>();
  const parts = new Map<string, string>();
  const valueAt = (name: string, way: string): unknown => {
    if (!schemas.has(name)) schemas.set(name, JSON.parse(withLiterals(texts.get(name) ?? 'null')));
    let value = schemas.get(name);
    for (const [, plain, marker] of way.matchAll(step)) {
      const member = plain ?? JSON.parse(withLiterals(marker ?? ''));
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, member) ? Reflect.get(value, member) : undefined;
    }
    return value;
  };
  const nameOf = (text: string): string => {
    const name = parts.get(text) ?? `part${parts.size}`;
    parts.set(text, name);
    return name;
  };
  const textOf = (value: unknown): string => JSON.stringify(value).replace(/"(?:[^"\\]|\\.)*"/g, markerOf);
  // A place may be looked at hundreds of times, and hold most of the schema.
  const known = new Map<unknown, string>();
  const partOf = (value: unknown): string => {
    const name = known.get(value) ?? nameOf(textOf(value));
    known.set(value, name);
    return name;
  };
  const knownNames = new Map<unknown, string>();
  const namesIn = (node: object): string => {
    const name = knownNames.get(node) ?? nameOf(`new Set(${textOf(Object.keys(node))})`);
    knownNames.set(node, name);
    return name;
  };
  const lookingUp = code
    .replace(namedIn, (whole, name: string, way: string, key: string) => {
      const named = valueAt(name, way);
      return isNode(named) ? `${namesIn(named)}.has(${key})` : whole;
    })
    .replace(lookedAt, (whole, name: string, way: string) => {
      const value = valueAt(name, way);
      return value === undefined ? whole : partOf(value);
    });
  return [...parts].map(([text, name]) => `const ${name} = ${text};`).join('') + lookingUp;
};
