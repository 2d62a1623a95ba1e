import { standardAnnotations } from '../../validation/annotations.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { JsonFile } from '../jsonFile.ts';
import { knownKeywords, unevaluatedKeywords } from '../lint/knownWords.ts';
import { withOwnMessages } from './ajvErrors.ts';
import { fromDraft3 } from './draft3.ts';
import { dynamicReferences, type Outermost, outermostOf } from './dynamicReferences.ts';
import { ANCHOR } from './identifiers.ts';
import { withPlainPatterns } from './plainPatterns.ts';
import { decodable, referencesIn } from './references.ts';
import { withSubschemas } from './subschemas.ts';
import { rebuilt } from './variants.ts';

/** A limit as later drafts have it: `exclusiveMinimum: true` makes of `minimum` the number that is too small itself. */
const withNumber = (node: SchemaNode, exclusive: string, limit: string): SchemaNode => {
  const { [exclusive]: isExclusive, ...rest } = node;
  if (typeof isExclusive !== 'boolean') return node;
  if (!isExclusive || !(limit in rest)) return rest;
  const { [limit]: value, ...others } = rest;
  return { ...others, [exclusive]: value };
};

/** The addresses that a file refers to, without the places in them, and each from any of its folders on. */
const referredTo = (value: unknown): ReadonlySet<string> =>
  new Set(
    [...referencesIn(value)].flatMap((reference) => {
      const parts = (reference.split('#', 1)[0] ?? '').split('/');
      return parts.map((_part, index) => parts.slice(index).join('/'));
    }),
  );

/**
 * A schema's name: the whole file's, an anchor, a full address, a folder's, or what a reference means. Others were written
 * by generators and name nothing.
 */
const withIdentifier = (node: SchemaNode, isRoot: boolean, referred: ReadonlySet<string>): SchemaNode => {
  const { id, ...rest } = node;
  if (typeof id !== 'string') return node;
  return isRoot || /^(#|https?:|[^/].*\/$)/.test(id) || referred.has(id) ? { $id: id, ...rest } : rest;
};

/**
 * Places in lists as draft-07 has them: a list of `items`, and `additionalItems` for the rest. From the outside in, for what
 * stands in a place is found by `items` only.
 */
const withPlaces = (schema: unknown): unknown => {
  if (!isNode(schema)) return schema;
  const { prefixItems, items, ...rest } = schema;
  const isPlaced = Array.isArray(prefixItems);
  const placed = isPlaced ? { ...rest, items: prefixItems, ...(items !== undefined && { additionalItems: items }) } : schema;
  return withSubschemas(placed, ({ schema: inner }) => withPlaces(inner));
};

/** References and anchors; a `$dynamicRef` of which nobody can say what it means stays, and is refused. */
const withReference = (node: SchemaNode, isRoot: boolean, meaning: ReturnType<typeof dynamicReferences>): SchemaNode => {
  const { $recursiveRef, $dynamicRef, $anchor, $dynamicAnchor, $ref: own, ...rest } = node;
  const meant = meaning($dynamicRef);
  const $ref = $recursiveRef ?? own ?? meant;
  const left = $dynamicRef === undefined || (meant !== undefined && $ref === meant) ? {} : { $dynamicRef };
  const anchor = $anchor ?? $dynamicAnchor;
  const { $id, allOf } = rest;
  if ($id === undefined)
    return { ...rest, ...left, ...($ref !== undefined && { $ref }), ...(anchor !== undefined && { $id: `#${anchor}` }) };
  const named = { ...rest, ...left, ...(anchor !== undefined && { [ANCHOR]: anchor }) };
  if ($ref === undefined) return named;
  // Beside a reference a name does not count in draft-07; that of the whole need not where the reference stays in it.
  const stays = isRoot && anchor === undefined && typeof $ref === 'string' && $ref.startsWith('#');
  return stays ? { ...named, $ref } : { ...named, allOf: [{ $ref }, ...(Array.isArray(allOf) ? allOf : [])] };
};

/** A name in a word of any draft: where no draft is named, nothing else can be meant by it. */
const withName = (node: SchemaNode): SchemaNode => {
  const { $anchor, ...rest } = node;
  const { $id, $dynamicAnchor } = rest;
  const anchor = $anchor ?? $dynamicAnchor;
  if ($id !== undefined) return node;
  if (typeof anchor === 'string') return { ...rest, $id: `#${anchor}` };
  const { id, ...others } = rest;
  return typeof id === 'string' && id.startsWith('#') ? { ...others, $id: id } : node;
};

/** Exclusive limits as OpenAPI 3.0 has them, too, whose schemas name no draft. */
const withNumbers = (node: SchemaNode): SchemaNode =>
  withNumber(withNumber(node, 'exclusiveMinimum', 'minimum'), 'exclusiveMaximum', 'maximum');

/** OpenAPI's `nullable` says nothing without a `type` beside it (3.0.3). */
const withoutIdleNullable = (node: SchemaNode): SchemaNode => {
  const { nullable, ...rest } = node;
  return nullable !== undefined && node['type'] === undefined ? rest : node;
};

const allKinds = 'array,boolean,null,number,object,string';

/** A `type` of all kinds says nothing, and the value is drawn so where nothing else is said of it. */
const withoutAllKinds = (node: SchemaNode): SchemaNode => {
  const { type, ...rest } = node;
  const kinds = Array.isArray(type) ? type.filter((kind) => kind !== 'integer') : [];
  // A mistyped or doubled one is left to the lint.
  const isOfAll = kinds.toSorted().join() === allKinds;
  const isBare = Object.keys(rest).every((word) => standardAnnotations.has(word) || !knownKeywords.has(word));
  return isOfAll && isBare ? rest : node;
};

/** A list of no places says nothing about any: everything is `additionalItems`. */
const withoutNoPlaces = (node: SchemaNode): SchemaNode => {
  const { items, additionalItems, ...rest } = node;
  if (!Array.isArray(items) || items.length > 0) return node;
  return { ...rest, ...(additionalItems !== undefined && { items: additionalItems }) };
};

/** Places of a list that are `true` or `false`, which rjsf takes for none: anything, and the end of the list. */
const withDrawnPlaces = (node: SchemaNode): SchemaNode => {
  const { items } = node;
  if (!Array.isArray(items) || items.every(isNode)) return node;
  const end = items.indexOf(false);
  const places = (end < 0 ? items : items.slice(0, end)).map((item) => (item === true ? {} : item));
  return { ...node, items: places, ...(end >= 0 && { additionalItems: false }) };
};

const withoutUnevaluated = (node: SchemaNode): SchemaNode => {
  if (!unevaluatedKeywords.some((keyword) => keyword in node)) return node;
  const { unevaluatedProperties: _properties, unevaluatedItems: _items, ...rest } = node;
  return rest;
};

/** Titles and descriptions are texts; what else stands there (texts by language, for other tools) cannot be drawn. */
const withTexts = (node: SchemaNode): SchemaNode => {
  const isDrawn = (word: string) => (word !== 'title' && word !== 'description') || typeof node[word] === 'string';
  return Object.keys(node).every(isDrawn) ? node : Object.fromEntries(Object.entries(node).filter(([word]) => isDrawn(word)));
};

/** Members that say themselves that they have to be there, as in draft 3 and the form libraries that grew up with it. */
const withRequiredNames = (node: SchemaNode): SchemaNode => {
  const { properties, required, allOf } = node;
  if (!isNode(properties)) return node;
  const said = Object.entries(properties).filter(([, member]) => isNode(member) && typeof member['required'] === 'boolean');
  if (said.length === 0) return node;
  const members = said.map(([name, member]) => {
    const { required: _required, ...rest } = Object(member);
    return [name, rest];
  });
  const added = said.filter(([, member]) => Object(member).required).map(([name]) => name);
  const names = [...new Set([...(Array.isArray(required) ? required : []), ...added])];
  // What is said of the node itself is for what is around it to read.
  const listed =
    typeof required === 'boolean'
      ? { allOf: [...(Array.isArray(allOf) ? allOf : []), { required: names }] }
      : { required: names };
  return { ...node, properties: { ...properties, ...Object.fromEntries(members) }, ...(names.length > 0 && listed) };
};

/** Rows that are `required` themselves, which members alone can be: it says nothing of them. */
const withoutRequiredRows = (node: SchemaNode): SchemaNode => {
  const { items } = node;
  if (!isNode(items) || typeof items['required'] !== 'boolean') return node;
  const { required: _required, ...rest } = items;
  return { ...node, items: rest };
};

/** A reference that can be decoded, as rjsf and whatever else reads it expects. */
const withDecodable = (node: SchemaNode): SchemaNode =>
  typeof node['$ref'] === 'string' ? { ...node, $ref: decodable(node['$ref']) } : node;

const fromAny = (node: SchemaNode): SchemaNode =>
  withOwnMessages(
    withRequiredNames(
      withoutRequiredRows(withoutIdleNullable(withoutAllKinds(withNumbers(withTexts(withPlainPatterns(withDecodable(node))))))),
    ),
  );

const dialectOf = (schema: unknown): string => (isNode(schema) ? String(schema['$schema']) : '');

/** What a schema of the latest draft says that it is. */
export const laterDraft = 'https://json-schema.org/draft/2020-12/schema';

/** Whether a schema says that it is of draft 2019-09 or 2020-12. */
export const isOfLaterDraft = (schema: unknown): boolean => /\/draft\/20(19-09|20-12)\//.test(dialectOf(schema));

/**
 * A schema in words of draft-07 that says so: rjsf reads references of 2020-12 in its own way, and takes a property of the
 * name `$ref` for one.
 */
export const saysDraft7 = (schema: unknown): unknown =>
  isNode(schema) && isOfLaterDraft(schema) ? { ...schema, $schema: 'http://json-schema.org/draft-07/schema#' } : schema;

/** A file of schemas in the words of draft-07. */
export interface SchemaFile extends JsonFile {
  /** Puts a schema of the file into these words that none of its keywords leads to, but a reference. */
  readonly inWords: (schema: unknown) => unknown;
}

/**
 * A file of another draft in the words of draft-07. Of draft 3: what {@link fromDraft3} says. Of draft 3 and 4: `id` is
 * `$id`, and exclusive limits are numbers, as in OpenAPI 3.0. Of 2019-09 and 2020-12: `prefixItems` are a list of `items`,
 * `$anchor` is an `$id`, and `$recursiveRef` a `$ref`, as is a `$dynamicRef` that means one place only; words of theirs say
 * nothing in a schema that is of none of the two, but for `$anchor` where no draft is named. Of any: titles are texts, a `type`
 * of all kinds is none, members that are `required: true` are named by what is around them, patterns can be read and take no
 * text for ever where the same can be said so, and messages are those of the value that they stand at.
 * What has no other word (any other `$dynamicRef`) is left to the lint.
 * @param outermost the schema that judging begins with. @default this one
 */
export const inWordsOfDraft7 = (json: JsonFile, outermost: Outermost = outermostOf(json.value, '')): SchemaFile => {
  const { value } = json;
  const dialect = dialectOf(value);
  const isLater = isOfLaterDraft(value);
  const referred = referredTo(value);
  const fromOlder = (node: SchemaNode, isRoot: boolean) => withIdentifier(node, isRoot, referred);
  const meaning = isLater ? dynamicReferences(value, outermost) : () => undefined;
  const fromLater = (node: SchemaNode, isRoot: boolean) => withReference(node, isRoot, meaning);
  const isOfNone = isNode(value) && value['$schema'] === undefined;
  const fromNone = (node: SchemaNode) => withName(withoutUnevaluated(node));
  const change = /\/draft-0[34]\//.test(dialect) ? fromOlder : isLater ? fromLater : isOfNone ? fromNone : withoutUnevaluated;
  const changed = (node: SchemaNode) => withoutNoPlaces(withDrawnPlaces(change(fromAny(node), node['$schema'] === dialect)));
  const isOfDraft3 = dialect.includes('/draft-03/');
  const inWords = (schema: unknown) =>
    rebuilt(isOfDraft3 ? fromDraft3(schema) : isLater ? withPlaces(schema) : schema, changed);
  return { ...json, value: inWords(value), inWords };
};
