import { fileURLToPath } from 'node:url';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { subschemasOf } from './subschemas.ts';

/** Word for an `$anchor` beside an `$id`, which draft-07 has no other for. */
export const ANCHOR = 'x-anchor';

/** Tokens of a place in a file. */
type Tokens = readonly (string | number)[];

/** An address resolved against another, as RFC 3986 has it; the address itself when it cannot be. */
export const resolveAddress = (address: string, base: string): string => {
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
};

/** The file that an address of one means; `undefined` for another machine's, or a path that is none. */
export const pathOf = (address: string): string | undefined => {
  try {
    return fileURLToPath(address);
  } catch {
    return undefined;
  }
};

/** The `$id` of a schema; one beside a `$ref` does not count (draft-07, 8.3). */
const identifierOf = (node: SchemaNode): string | undefined =>
  typeof node['$id'] === 'string' && typeof node['$ref'] !== 'string' ? node['$id'] : undefined;

/** The address that references in `node` are relative to, `base` being that of the schema around it. */
export const baseOf = (node: SchemaNode, base: string): string => {
  const identifier = identifierOf(node);
  if (identifier === undefined || identifier.startsWith('#')) return base;
  return resolveAddress(identifier, base).split('#', 1)[0] ?? base;
};

/** The address that references at a place of a file are relative to, `base` being that of the file. */
export const baseAt = (root: unknown, tokens: Tokens, base: string): string => {
  let node = root;
  let found = base;
  for (const token of tokens) {
    if (isNode(node)) found = baseOf(node, found);
    node = typeof node === 'object' && node !== null ? Reflect.get(node, token) : undefined;
  }
  return found;
};

/**
 * Every schema of a file that has an `$id`, by its full address: `https://…/a.json`, or `https://…/a.json#name`.
 * @param repeated takes the addresses that several schemas of the file have
 */
export const identifiersOf = (root: unknown, base: string, repeated = new Set<string>()): ReadonlyMap<string, Tokens> => {
  const found = new Map<string, Tokens>([[base, []]]);
  const add = (address: string, tokens: Tokens) => {
    if (found.has(address) && tokens.length > 0) repeated.add(address);
    found.set(address, tokens);
  };
  const visit = (node: unknown, tokens: Tokens, around: string): void => {
    if (!isNode(node)) return;
    const here = baseOf(node, around);
    const { $id: name, [ANCHOR]: anchor } = node;
    if (typeof anchor === 'string') add(`${here}#${anchor}`, tokens);
    // Beside a reference, too: nothing else can be meant by it.
    if (typeof name === 'string' && name.startsWith('#')) add(`${around}${name}`, tokens);
    else if (identifierOf(node) !== undefined) add(here, tokens);
    for (const { schema, tokens: way } of subschemasOf(node)) visit(schema, [...tokens, ...way], here);
  };
  visit(root, [], base);
  return found;
};

/**
 * Where a pointer leads in a file in the words of draft-07, whose words may be those of 2020-12: its places of a list are
 * `items`, and its `items` beside them what is left.
 */
export const placeInWords = (root: unknown, tokens: readonly string[]): readonly string[] => {
  let node = root;
  return tokens.map((token, index) => {
    const around = isNode(node) ? node : {};
    const isRest = token === 'items' && Array.isArray(around['items']) && !/^\d+$/.test(tokens[index + 1] ?? '');
    const word = token === 'prefixItems' && !(token in around) ? 'items' : isRest ? 'additionalItems' : token;
    node = typeof node === 'object' && node !== null ? Reflect.get(node, word) : undefined;
    return word;
  });
};

/** Where in a file a name stands that no reference finds there: in no schema, or in a word of another draft. */
export const uncountedName = (value: unknown, name: string, tokens: Tokens = []): Tokens | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const names = [Reflect.get(value, '$anchor'), Reflect.get(value, '$dynamicAnchor')];
  if (names.includes(name) || ['$id', 'id'].some((word) => Reflect.get(value, word) === `#${name}`)) return tokens;
  for (const [token, member] of Object.entries(value)) {
    const found = uncountedName(member, name, [...tokens, token]);
    if (found) return found;
  }
  return undefined;
};
