import type { JsonObject } from '@reelform/engine/validation';
import { isMembers, type Members } from './page.ts';

/** Texts that belong to a format. */
const formats: Members = {
  email: 'ada@example.org',
  'idn-email': 'ada@example.org',
  uri: 'https://example.org/a',
  'uri-reference': 'https://example.org/a',
  url: 'https://example.org/a',
  iri: 'https://example.org/a',
  date: '2024-02-29',
  'date-time': '2024-02-29T12:30:00.000Z',
  time: '12:30:00Z',
  color: '#aa00ff',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  hostname: 'example.org',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  duration: 'P1D',
  regex: '^a$',
  'json-pointer': '/a',
};

/** Texts and names that are tried against a pattern. */
const tried = [
  'abc',
  'a',
  'A',
  'ab-c',
  'x-a',
  'n_a',
  's_a',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '1.2.3',
  '/a',
  './a',
  '#/a',
  '@a/b',
  '#aa00ff',
  'a/b',
];
const triedMore = [
  '1d',
  '10s',
  '2024',
  '2024-02',
  '12:30',
  '+4712345678',
  'https://example.org',
  'AB12',
  'ABC',
  'a.b',
  'A1',
  'ABCDE',
  'aaaaaaaaaa',
];

const matching = (pattern: unknown, mayBe: (text: string) => boolean = () => true): string | undefined => {
  try {
    const expression = new RegExp(String(pattern), 'u');
    return [...tried, ...triedMore].find((text) => expression.test(text) && mayBe(text));
  } catch {
    return undefined;
  }
};

/** What a reference within a document leads to. */
export const resolve = (reference: unknown, root: unknown): unknown =>
  typeof reference === 'string' && reference.startsWith('#')
    ? reference
        .slice(1)
        .split('/')
        .slice(1)
        .map((token) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'))
        .reduce<unknown>(
          (node, token) => (typeof node === 'object' && node !== null ? Reflect.get(node, token) : undefined),
          root,
        )
    : undefined;

/** Levels from which a document holds only what it must, and where it ends even so. */
const deep = 4;
const deepest = 12;

const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** Makes up one document of a schema; `turn` decides which option is taken wherever there are several. */
class Author {
  constructor(
    private readonly root: JsonObject,
    private readonly turn: number,
  ) {}

  private chosen<Item>(items: readonly Item[]): Item | undefined {
    return items[this.turn % Math.max(1, items.length)];
  }

  /** The schemas that all hold of one value, with one option of each choice. */
  private nodesOf(schema: unknown, found: Set<Members> = new Set()): Set<Members> {
    if (!isMembers(schema) || found.has(schema)) return found;
    found.add(schema);
    this.nodesOf(resolve(schema['$ref'], this.root), found);
    for (const word of ['oneOf', 'anyOf']) {
      const options = schema[word];
      if (Array.isArray(options)) this.nodesOf(this.chosen(options), found);
    }
    const { allOf } = schema;
    if (Array.isArray(allOf)) for (const one of allOf) this.nodesOf(one, found);
    return found;
  }

  valueOf(schema: unknown, depth: number): unknown {
    if (schema === false || depth > deepest) return undefined;
    const nodes = [...this.nodesOf(schema)];
    const said = (word: string) => nodes.find((node) => node[word] !== undefined)?.[word];
    const fixed = nodes.find((node) => 'const' in node);
    if (fixed) return fixed['const'];
    const options = said('enum');
    if (Array.isArray(options)) return this.chosen(options);
    const type = [said('type') ?? this.impliedType(nodes)].flat().find((one) => one !== 'null');
    if (type === 'object') return this.membersOf(nodes, depth);
    if (type === 'array') return this.rowsOf(said, depth);
    if (type === 'boolean') return this.turn % 2 === 0;
    if (type === 'integer' || type === 'number') return this.numberOf(said);
    return type === 'string' ? this.textOf(said) : null;
  }

  private impliedType(nodes: readonly Members[]): string {
    const has = (words: readonly string[]) => nodes.some((node) => words.some((word) => word in node));
    if (has(['properties', 'additionalProperties', 'required', 'patternProperties'])) return 'object';
    if (has(['items', 'minItems', 'maxItems', 'uniqueItems'])) return 'array';
    return has(['minimum', 'maximum', 'multipleOf']) ? 'number' : 'string';
  }

  private numberOf(said: (word: string) => unknown): number {
    const step = numberOf(said('multipleOf'), 1);
    const least = Math.max(numberOf(said('minimum'), -Infinity), numberOf(said('exclusiveMinimum'), -Infinity) + step);
    const most = Math.min(numberOf(said('maximum'), Infinity), numberOf(said('exclusiveMaximum'), Infinity) - step);
    const wanted = Math.min(Math.max(step * (3 + this.turn), least), most);
    return Math.ceil(wanted / step) * step;
  }

  private textOf(said: (word: string) => unknown): string {
    const [format, pattern] = [said('format'), said('pattern')];
    const known = typeof format === 'string' ? formats[format] : undefined;
    if (typeof known === 'string') return known;
    const fewest = numberOf(said('minLength'), 0);
    const most = numberOf(said('maxLength'), 1e6);
    if (pattern !== undefined) return matching(pattern, ({ length }) => length >= fewest && length <= most) ?? '';
    return `text ${this.turn}`.padEnd(fewest, 'x').slice(0, most);
  }

  private rowsOf(said: (word: string) => unknown, depth: number): unknown[] {
    const fewest = numberOf(said('minItems'), 0);
    const items = said('items') ?? said('prefixItems');
    if (Array.isArray(items)) return items.map((item) => this.valueOf(item, depth + 1));
    const choices = isMembers(items) && said('uniqueItems') === true ? items['enum'] : undefined;
    // As boxes that are ticked: each at most once, in their order.
    if (Array.isArray(choices)) return choices.slice(0, Math.max(fewest, 2));
    const count = depth >= deep ? fewest : Math.min(Math.max(fewest, 2), numberOf(said('maxItems'), 2));
    const rows = Array.from({ length: count }, (_row, index) =>
      new Author(this.root, this.turn + index).valueOf(items ?? { type: 'string' }, depth + 1),
    );
    return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
  }

  private membersOf(nodes: readonly Members[], depth: number): Members {
    const must = new Set(nodes.flatMap(({ required }) => (Array.isArray(required) ? required : [])));
    const entries = nodes.flatMap(({ properties }) => (isMembers(properties) ? Object.entries(properties) : []));
    const members: Record<string, unknown> = {};
    for (const name of new Set([...entries.map(([known]) => known), ...must])) {
      if (depth >= deep && !must.has(name)) continue;
      const schemas = entries.filter(([known]) => known === name).map(([, schema]) => schema);
      const value = this.valueOf(schemas.length === 1 ? schemas[0] : { allOf: schemas }, depth + 1);
      if (value !== undefined) members[name] = value;
    }
    for (const { additionalProperties, patternProperties } of depth < deep ? nodes : []) {
      if (isMembers(additionalProperties) && entries.length === 0)
        members['free'] = this.valueOf(additionalProperties, depth + 1);
      for (const [pattern, schema] of Object.entries(isMembers(patternProperties) ? patternProperties : {})) {
        const name = matching(pattern, (text) => !Object.hasOwn(members, text));
        if (name !== undefined) members[name] = this.valueOf(schema, depth + 1);
      }
    }
    return members;
  }
}

/** A document that a schema describes, with every member that it names; right mostly, which a validator has to say. */
export const sampleDocument = (schema: JsonObject, turn: number): JsonObject => {
  const value = new Author(schema, turn).valueOf(schema, 0);
  return isMembers(value) ? (value as JsonObject) : {}; // made of what JSON can say
};
