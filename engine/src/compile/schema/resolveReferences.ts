import { isAbsolute, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { standardAnnotations } from '../../validation/annotations.ts';
import { pointerOf, tokensOf, valueAt } from '../../validation/pointer.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import { isThere } from '../filesRead.ts';
import { type JsonFile, readJsonFile } from '../jsonFile.ts';
import { nearestWord } from '../lint/nearestWord.ts';
import { givenName, nameOfPlace, withoutDefinitions } from './definitionNames.ts';
import { outermostOf } from './dynamicReferences.ts';
import { ANCHOR, baseAt, baseOf, identifiersOf, pathOf, placeInWords, resolveAddress, uncountedName } from './identifiers.ts';
import { metaSchema } from './metaSchema.ts';
import { inWordsOfDraft7, type SchemaFile } from './otherDrafts.ts';
import { overlaid } from './overlaid.ts';
import { decoded } from './references.ts';
import { isApart, referredPlaces } from './referredPlaces.ts';
import { titledApart } from './siblingTitles.ts';
import { holdsSchemas, literalKeywords, schemasByName } from './subschemas.ts';

/** Longest chain of references that is followed. */
const mostReferences = 100;

/** Most references to other files, or to what becomes a definition, that are followed. */
const mostFollowed = 10_000;
const tooMany = `More than ${mostFollowed} references lead out of the schema`;

/** Web addresses that stand for folders: `{ "https://forms.example/schemas/": "/srv/schemas/shared" }`. */
export type AddressBook = { readonly [address: string]: string };

/** A schema whose references to files are resolved. */
export interface Resolved {
  readonly schema: unknown;
  readonly complaints: readonly Complaint[];
  /** Files that were read besides the schema's own. */
  readonly files: readonly string[];
}

type Tokens = readonly (string | number)[];

/** A file, and the address that it goes by. */
interface Source {
  readonly json: SchemaFile;
  /** Members that nothing but references leads into, by pointer: what these mean becomes definitions. */
  readonly ways: ReadonlySet<string>;
  readonly address: string;
}

interface Place {
  readonly source: Source;
  readonly tokens: Tokens;
  /** The address that references here are relative to. */
  readonly base: string;
}

/** Whether a place is in a list of schemas, which others may come before, or which is written by another keyword in drafts. */
const isMovable = (tokens: Tokens): boolean => tokens.some((token) => ['allOf', 'anyOf', 'oneOf'].includes(String(token)));

const inside = (at: Place, token: string | number): Place => ({ ...at, tokens: [...at.tokens, token] });

/** Whether a place is an option of a choice, which may be called as what it refers to is; not where it judges more than that. */
const isNamedOption = (tokens: Tokens, beside: SchemaNode): boolean =>
  /^(anyOf|oneOf)$/.test(String(tokens.at(-2))) && Object.keys(beside).every((word) => standardAnnotations.has(word));

/** What a word holds that says nothing of schemas: references in it are data, and no name in it counts. */
const withoutIdentifiers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutIdentifiers);
  if (!isNode(value)) return value;
  const members = Object.entries(value).filter(([name, member]) => name !== '$id' || typeof member !== 'string');
  return Object.fromEntries(members.map(([name, member]) => [name, withoutIdentifiers(member)]));
};

/** A reference to a place of the schema itself. */
const localReference = (tokens: Tokens): string =>
  `#${tokensOf(pointerOf(tokens))
    .map((token) => `/${encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('')}`;

/**
 * Puts the content of other files in the place of `$ref`s to them. References within the form's own file stay, by
 * JSON pointer; those within another file, those that come back to themselves, those to options, and those to schemas that no
 * keyword leads to (`#/components/schemas/a`) become `definitions` of the schema.
 * A reference is an address relative to the `$id`s around it, or else to its file. All of it is in the words of draft-07.
 * @param rootDirectory the folder that references may not leave
 * @param addresses web addresses that stand for folders below it; any other leads outside
 */
export const resolveReferences = (main: JsonFile, rootDirectory: string, addresses: AddressBook = {}): Resolved => {
  const mainAddress = pathToFileURL(main.file).href;
  const outermost = outermostOf(main.value, mainAddress);
  const complaints: Complaint[] = [];
  const files: string[] = [];
  const sources = new Map<string, Source | undefined>();
  const identified = new Map<string, { readonly source: Source; readonly tokens: Tokens }>();
  const shared = new Set<string>();
  const hoisted = new Map<string, { readonly name: string; schema: unknown }>();
  let followed = 0;

  const take = (json: SchemaFile, address: string): Source => {
    const source = { json, address, ways: referredPlaces(json.value).ways };
    sources.set(address, source);
    for (const [identifier, tokens] of identifiersOf(json.value, address, shared)) {
      if (!identified.has(identifier)) identified.set(identifier, { source, tokens });
    }
    return source;
  };

  /** The file that an address means; `undefined` when it leads outside. */
  const fileOf = (address: string): string | undefined => {
    const prefixes = Object.keys(addresses).filter((one) => address.startsWith(one));
    // A folder within another one may stand elsewhere.
    const [prefix] = prefixes.sort((one, other) => other.length - one.length);
    const file = prefix
      ? resolve(addresses[prefix] ?? '', decoded(address.slice(prefix.length)))
      : address.startsWith('file:')
        ? pathOf(address)
        : undefined;
    const way = file === undefined ? '..' : relative(rootDirectory, file);
    // From one drive to another there is no way but the whole path.
    return /^\.\.([\\/]|$)/.test(way) || isAbsolute(way) ? undefined : file;
  };

  /** The place in a file that a reference to it means which lacks its beginning. */
  const placeHint = (reference: string, file: unknown): string => {
    const names = ['', 'definitions/', '$defs/'].map((way) => `#/${way}${reference.replace(/^#?\/?/, '')}`);
    const meant = names.find((one) => valueAt(file, tokensOf(decoded(one.slice(1)))) !== undefined);
    return meant === undefined ? '' : ` Is '${meant}' meant?`;
  };

  /** The address of the file beside that a reference means which is relative to a name that its own file has on the web. */
  const besideOf = (reference: string, { source, base }: Place): string | undefined => {
    const path = reference.split('#', 1)[0] ?? '';
    const isOfFile = isNode(source.json.value) && base === baseOf(source.json.value, source.address);
    return isOfFile && !/^(\w[\w+.-]*:|\/)/.test(path) ? resolveAddress(path, source.address) : undefined;
  };

  const open = (address: string, reference: string, at: Place): Source | undefined => {
    if (sources.has(address)) return sources.get(address);
    const known = metaSchema(address);
    if (known) return take(inWordsOfDraft7(known, outermost), address);
    const file = fileOf(address);
    if (file === undefined) {
      const beside = besideOf(reference, at);
      const copy = beside === undefined ? undefined : fileOf(beside);
      if (beside !== undefined && copy !== undefined && isThere(copy)) return open(beside, reference, at);
      const where = [...at.tokens, '$ref'];
      const way = /^https?:/.test(address)
        ? ` Nothing is fetched from the network: keep a copy ${copy === undefined ? 'there, and refer to that' : 'beside this file'}.`
        : placeHint(reference, at.source.json.value);
      complaints.push(at.source.json.complain(where, `'${reference}' leads outside of the schemas' folder.${way}`));
      return undefined;
    }
    const read = readJsonFile(file);
    files.push(file);
    if ('json' in read) return take(inWordsOfDraft7(read.json, outermost), address);
    sources.set(address, undefined);
    const missing = `There is no file '${relative(rootDirectory, file)}'.${placeHint(reference, at.source.json.value)}`;
    const where = [...at.tokens, '$ref'];
    complaints.push(...(isThere(file) ? read.complaints : [at.source.json.complain(where, missing)]));
    return undefined;
  };

  /** What is like a name that nothing has. */
  const nameHint = (name: string, address: string, file: unknown): string => {
    const uncounted = uncountedName(file, name);
    if (uncounted) return ` What is named so stands at '${pointerOf(uncounted)}', where the name does not count.`;
    const names = [...identified.keys()].flatMap((one) => (one.startsWith(`${address}#`) ? one.slice(address.length + 1) : []));
    const meant = nearestWord(name, names);
    return meant === undefined ? placeHint(name, file) : ` Is '#${meant}' meant?`;
  };

  /** What is like a pointer that leads nowhere: its first wrong word mended. */
  const pointerHint = (pointer: string, _address: string, file: unknown): string => {
    const tokens = tokensOf(pointer);
    const wrong = tokens.findIndex((_token, index) => valueAt(file, tokens.slice(0, index + 1)) === undefined);
    const around = valueAt(file, tokens.slice(0, wrong));
    const token = tokens[wrong] ?? '';
    const names = isNode(around) ? Object.keys(around) : [];
    const other = token === '$defs' ? 'definitions' : '$defs';
    const meant = tokens.with(wrong, nearestWord(token, names) ?? other);
    return valueAt(file, meant) === undefined ? '' : ` Is '#${pointerOf(meant)}' meant?`;
  };

  /** Where a reference leads; `undefined` after a complaint. */
  const find = (reference: string, at: Place): { readonly source: Source; readonly tokens: Tokens } | undefined => {
    const [path = '', fragment = ''] = reference.split('#', 2);
    const address = path === '' ? at.base : (resolveAddress(path, at.base).split('#', 1)[0] ?? '');
    const named = fragment !== '' && !fragment.startsWith('/');
    if (shared.has(named ? `${address}#${decoded(fragment)}` : address)) {
      complaints.push(at.source.json.complain([...at.tokens, '$ref'], `'${reference}' may be either of two schemas.`));
      return undefined;
    }
    const known = identified.get(named ? `${address}#${decoded(fragment)}` : address);
    const root = known ?? identified.get(address) ?? { source: open(address, reference, at), tokens: [] };
    const { source } = root;
    if (!source) return undefined;
    // A name in a file stands behind the name of that, whichever address has led there.
    const ofFile = root.tokens.length === 0 && isNode(source.json.value) ? baseOf(source.json.value, source.address) : address;
    const inFile = [address, ofFile].map((one) => identified.get(`${one}#${decoded(fragment)}`));
    const anchor = named ? inFile.find((one) => one?.source === source) : root;
    const way = anchor && [...anchor.tokens, ...(named ? [] : tokensOf(decoded(fragment)))].map(String);
    const tokens = way && placeInWords(source.json.value, way);
    if (tokens && valueAt(source.json.value, tokens.map(String)) !== undefined) return { source, tokens };
    const hint = (named ? nameHint : pointerHint)(decoded(fragment), address, source.json.value);
    complaints.push(at.source.json.complain([...at.tokens, '$ref'], `Nothing stands at '${reference}'.${hint}`));
    return undefined;
  };

  const placeOf = (source: Source, tokens: Tokens): Place => ({
    source,
    tokens,
    base: baseAt(source.json.value, tokens, source.address),
  });

  /** What a definition is called: by its own name, which options without a title have, where nothing else is called so. */
  const definitionName = ({ source, tokens }: Place): string => {
    const isTaken = (wanted: string) =>
      wanted in Object(Object(own.json.value)['definitions']) || [...hoisted.values()].some((one) => one.name === wanted);
    const name = nameOfPlace(source.address, tokens);
    if (name !== undefined && !isTaken(name)) return name;
    let number = hoisted.size + 1;
    while (isTaken(givenName(number))) number += 1;
    return givenName(number);
  };

  /** Makes a target a definition of the schema and answers a reference to it. */
  const hoist = (place: Place, target: unknown, stack: readonly string[]) => {
    const key = `${place.source.address}#${pointerOf(place.tokens)}`;
    let known = hoisted.get(key);
    if (!known) {
      known = { name: definitionName(place), schema: true };
      hoisted.set(key, known);
      known.schema = visit(target, place, stack);
    }
    return { $ref: `#/definitions/${known.name}` };
  };

  const follow = (reference: string, at: Place, stack: readonly string[], beside: SchemaNode): unknown => {
    const meant = find(reference, at);
    if (!meant) return true;
    const { source, tokens } = meant;
    const isHidden = isApart(tokens);
    if (source === own && !isHidden && !isMovable(tokens)) {
      const isPlain = at.base === own.address && (reference === '#' || reference.startsWith('#/'));
      const isSaid = isPlain && at.source === own && pointerOf(tokens) === decoded(reference.slice(1));
      return { $ref: isSaid ? reference : localReference(tokens) };
    }
    // What stays a reference, as most do, leads on to nothing.
    followed += 1;
    if (stack.length > mostReferences || followed > mostFollowed) {
      const what = stack.length > mostReferences ? `This chain of references is longer than ${mostReferences}` : tooMany;
      complaints.push(at.source.json.complain(at.tokens, `${what}.`));
      return true;
    }
    const found = valueAt(source.json.value, tokens.map(String));
    const inWords = isHidden ? source.json.inWords(found) : found;
    const target = source === own ? inWords : withoutDefinitions(inWords);
    const key = `${source.address}#${pointerOf(tokens)}`;
    const place = placeOf(source, tokens);
    const isKept = source === at.source || stack.includes(key) || hoisted.has(key) || isNamedOption(at.tokens, beside);
    if (isKept) return hoist(place, target, [...stack, key]);
    const content = visit(target, place, [...stack, key]);
    // What comes back to itself is a definition by now: a copy of it here would be one more level of it, drawn and judged.
    return hoisted.has(key) ? hoist(place, target, stack) : content;
  };

  const visit = (node: unknown, at: Place, stack: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((item, index) => visit(item, inside(at, index), stack));
    if (!isNode(node)) return node;
    const here = { ...at, base: baseOf(node, at.base) };
    const members = Object.entries(node).flatMap(([name, member]): readonly (readonly [string, unknown])[] => {
      if (name === '$ref' || ((name === '$id' || name === ANCHOR) && typeof member === 'string')) return [];
      if (literalKeywords.has(name)) return [[name, member]];
      const place = inside(here, name);
      if (at.source.ways.has(pointerOf(place.tokens))) return [];
      if (!holdsSchemas(name)) return [[name, withoutIdentifiers(member)]];
      return [
        [name, schemasByName.has(name) && isNode(member) ? visitNamed(member, place, stack) : visit(member, place, stack)],
      ];
    });
    const { $ref: reference } = node;
    const beside = Object.fromEntries(members);
    if (typeof reference !== 'string') return reference === undefined ? beside : { $ref: reference, ...beside };
    return overlaid(follow(reference, here, stack, beside), beside);
  };

  const visitNamed = (schemas: SchemaNode, at: Place, stack: readonly string[]) => {
    const visited = Object.entries(schemas).map(([name, schema]) => [name, visit(schema, inside(at, name), stack)] as const);
    return Object.fromEntries(at.tokens.at(-1) === 'properties' ? titledApart(visited, schemas) : visited);
  };

  const own = take(inWordsOfDraft7(main, outermost), mainAddress);
  const schema = visit(own.json.value, { source: own, tokens: [], base: own.address }, [`${own.address}#`]);
  const hoistedSchemas = Object.fromEntries([...hoisted.values()].map(({ name, schema: one }) => [name, one]));
  const definitions = isNode(schema) && isNode(schema['definitions']) ? schema['definitions'] : {};
  const clash = Object.keys(hoistedSchemas).find((name) => name in definitions);
  if (clash) complaints.push(main.complain(['definitions', clash], `The name '${clash}' is taken by a shared definition.`));
  const complete =
    isNode(schema) && hoisted.size > 0 ? { ...schema, definitions: { ...definitions, ...hoistedSchemas } } : schema;
  return { schema: complete, complaints, files };
};
