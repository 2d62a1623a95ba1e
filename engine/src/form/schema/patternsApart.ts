import type { SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { RECURSIVE } from './recursion.ts';

const MARK = 'pattern:';

/** The mark of a pattern whose schema comes back to one around it. */
export function patternMark(pattern: string): string {
  return MARK + pattern;
}

/** The pattern that a schema below `patternProperties` is marked with; `undefined` where it is not marked. */
export function markedPattern(schema: unknown): string | undefined {
  const mark = isMembers(schema) ? schema[RECURSIVE] : undefined;
  return typeof mark === 'string' && mark.startsWith(MARK) ? mark.slice(MARK.length) : undefined;
}

/** A pattern that matches what `pattern` does, but for some names; one of Unicode characters, too, where `\-` is an error. */
function patternWithout(pattern: string, names: readonly string[]): string {
  const others = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return `^(?!(?:${others.join('|')})$)(?=[\\s\\S]*?(?:${pattern}))`;
}

/**
 * `schema` with marked patterns that match none of its own members: rjsf would draw each of these as what the pattern says
 * of it as well, and so the schema within itself without end.
 */
export function withPatternsApart<T extends SchemaNode>(schema: T): T {
  const { properties, patternProperties } = schema;
  if (!isMembers(properties) || !isMembers(patternProperties)) return schema;
  const entries = Object.entries(patternProperties);
  if (entries.every(([, one]) => markedPattern(one) === undefined)) return schema;
  const apart = entries.map(([pattern, one]) => {
    const marked = markedPattern(one);
    return [marked === undefined ? pattern : patternWithout(marked, Object.keys(properties)), one] as const;
  });
  return { ...schema, patternProperties: Object.fromEntries(apart) };
}
