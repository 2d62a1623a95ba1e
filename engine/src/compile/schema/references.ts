import { tokensOf, valueAt } from '../../validation/pointer.ts';
import { isNode } from '../../validation/schemaNode.ts';
import { holdsSchemas, literalKeywords, schemasByName } from './subschemas.ts';

type Tokens = readonly (string | number)[];

/** What the members of an object are: keywords, schemas by name, or what no keyword leads to and references may. */
type Members = 'keywords' | 'named' | 'apart';

/** What stands in a member; `undefined` for data, in which nothing is a reference, whatever it looks like. */
const within = (name: string, members: Members): Members | undefined => {
  if (members === 'named') return 'keywords';
  if (members === 'apart' || (!holdsSchemas(name) && !literalKeywords.has(name))) return 'apart';
  return literalKeywords.has(name) ? undefined : schemasByName.has(name) ? 'named' : 'keywords';
};

/** The references that stand anywhere in a schema, each once. */
export const referencesIn = (schema: unknown): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (value: unknown, members: Members): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, members);
    if (!isNode(value)) return;
    for (const [name, member] of Object.entries(value)) {
      const inside = within(name, members);
      if (members !== 'named' && name === '$ref' && typeof member === 'string') found.add(member);
      else if (inside) visit(member, inside);
    }
  };
  visit(schema, 'keywords');
  return found;
};

/** The schema with other references, by what `change` makes of each; `tokens` are those of the schema that it stands in. */
export const withReferences = (schema: unknown, change: (reference: string, tokens: Tokens) => string): unknown => {
  const visit = (value: unknown, members: Members, tokens: Tokens): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => visit(item, members, [...tokens, index]));
    if (!isNode(value)) return value;
    const changed = Object.entries(value).map(([name, member]) => {
      const inside = within(name, members);
      if (members !== 'named' && name === '$ref' && typeof member === 'string') return [name, change(member, tokens)];
      return [name, inside ? visit(member, inside, [...tokens, name]) : member];
    });
    return Object.fromEntries(changed);
  };
  return visit(schema, 'keywords', []);
};

/** A pointer without the escapes of addresses; as it is where they are none. */
export const decoded = (pointer: string): string => {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
};

/** A reference whose place in a file every reader can decode: a `%` that begins no escape is escaped itself. */
export const decodable = (reference: string): string =>
  reference.replace(/#.*$/s, (place) => (decoded(place) === place ? place.replaceAll('%', '%25') : place));

/** What a reference leads to in its own file; `undefined` where that is nothing. */
export const referredBy = (reference: unknown, root: unknown): unknown =>
  typeof reference === 'string' && reference.startsWith('#') ? valueAt(root, tokensOf(decoded(reference.slice(1)))) : undefined;
