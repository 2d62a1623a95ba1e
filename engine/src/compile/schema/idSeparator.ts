import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';

/** What may stand between the names in a DOM id; the first one wherever it can. */
const SEPARATORS = ['_', '.', ':', '|'] as const;

function namesIn(schema: SchemaNode): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isNode(node) && isNode(node['properties'])) for (const name of Object.keys(node['properties'])) names.add(name);
    Object.values(node).forEach(visit);
  };
  visit(schema);
  return names;
}

/** Whether `name` reads like the way to a member of a member: `user_id` beside `user` and `id`. */
function readsAsPath(name: string, separator: string, names: ReadonlySet<string>): boolean {
  const parts = name.split(separator);
  const reached = new Set([0]);
  for (let end = 1; end <= parts.length; end += 1) {
    for (const start of reached) {
      const part = parts.slice(start, end).join(separator);
      const isStep = names.has(part) || (start > 0 && /^\d+$/.test(part));
      if (isStep && end - start < parts.length) reached.add(end);
    }
  }
  return reached.has(parts.length);
}

/** Whether the id of a member ends as those of what belongs to a field do: `_title`, which would be the heading's beside it. */
function readsAsPart(name: string, separator: string): boolean {
  return separator === '_' && name.startsWith('_');
}

/**
 * What stands between the names in the DOM ids of a form: a `_`, or another character where with it two of its fields
 * would have the same id, or a field and what belongs to another one.
 */
export function idSeparator(schema: SchemaNode): string {
  const names = namesIn(schema);
  const isFit = (one: string) =>
    ![...names].some((name) => (name.includes(one) && readsAsPath(name, one, names)) || readsAsPart(name, one));
  return SEPARATORS.find(isFit) ?? SEPARATORS[0];
}
