import { isMembers, type Members } from './page.ts';
import { resolve } from './sampleDocument.ts';

/**
 * What a form cannot tell apart, because its controls have one look for both:
 * - a member that is empty (`''`, `null`, `[]`, `{}`, or holds nothing else) and one that is not there: nothing is entered in
 *   either. What must be there is found missing by the verdict, not here;
 * - the moments of one minute: a date and time is chosen to the minute, in GMT, however it is written;
 * - a time of day with and without its seconds.
 */
export const asEntered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asEntered);
  if (isMembers(value)) {
    const members = Object.entries(value).map(([name, member]) => [name, asEntered(member)] as const);
    return Object.fromEntries(members.filter(([, member]) => !isEmpty(member)));
  }
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d/.test(value)) {
    const time = Date.parse(value);
    return Number.isNaN(time) ? value : new Date(time).toISOString().slice(0, 16);
  }
  return typeof value === 'string' && /^\d\d:\d\d:\d\dZ?$/.test(value) ? value.slice(0, 5) : value;
};

const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isMembers(value) && Object.keys(value).length === 0;
};

/** The defaults of a schema by the name of their member: a new document takes them, whether its author wants them or not. */
export const defaultsOf = (schema: unknown): ReadonlySet<string> => {
  const found = new Set<string>();
  const note = (name: string, value: unknown): void => {
    found.add(JSON.stringify([name, asEntered(value)]));
    if (isMembers(value)) for (const [inner, member] of Object.entries(value)) note(inner, member);
    if (Array.isArray(value)) for (const item of value) note('', item);
  };
  /** What a schema says itself, by its references and by all of its `allOf`. */
  const noteAll = (node: unknown, name: string, deep: number): void => {
    if (!isMembers(node) || deep === 0) return;
    if ('default' in node) note(name, node['default']);
    const { $ref, allOf } = node;
    for (const part of [resolve($ref, schema), ...(Array.isArray(allOf) ? allOf : [])]) noteAll(part, name, deep - 1);
  };
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const item of node) visit(item, name);
    if (!isMembers(node)) return;
    noteAll(node, name, 4);
    for (const [word, inner] of Object.entries(node)) visit(inner, word === 'properties' ? name : word);
  };
  visit(schema, '');
  return found;
};

/** Whether what was sent is what was to be entered, but for what {@link asEntered} says and for defaults. */
export const isSameEntry = (sent: unknown, wanted: unknown, defaults: ReadonlySet<string>, name = ''): boolean => {
  const [one, other] = [asEntered(sent), asEntered(wanted)];
  if (isEmpty(one) && isEmpty(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameEntry(item, other[index], defaults, name));
  if (!isMembers(one) || !isMembers(other))
    return Object.is(one, other) || (isEmpty(other) && defaults.has(JSON.stringify([name, one])));
  const known: Members = other;
  const isTaken = (member: string) => isSameEntry(one[member], known[member], defaults, member);
  return [...new Set([...Object.keys(one), ...Object.keys(known)])].every(isTaken);
};
