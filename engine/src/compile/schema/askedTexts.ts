import { fillIn, keyOfWhole } from '../../validation/messages.ts';
import { isIndex, tokensOf } from '../../validation/pointer.ts';
import { isNode, type SchemaNode, speakers, titleOf } from '../../validation/schemaNode.ts';
import type { MessageCatalogue } from '../../validation/types.ts';
import { listing } from '../texts/listing.ts';
import { askedBy, askedByOptions, type MemberGroups } from './askedMembers.ts';
import { patternDescription } from './foreignTexts.ts';
import type { Root } from './plainChoices.ts';
import { inPlace, withSubschemas } from './subschemas.ts';
import { textChoice } from './textChoices.ts';

/**
 * Messages that name the members to fill in, to fill in alone, and to leave empty, the formats that a text may have, how many
 * places of a list or fields of an object there are to fill in, the kind of number to enter, how many digits of it may stand
 * behind the point, what a pattern is described as, which entry a list lacks or may have too often, that a box has to be ticked, and which field says
 * the same; they are worked out ahead.
 */
export const askedMessages = [
  ...(['anyRequired', 'oneRequired', 'noneRequired', 'anyFormat', 'allPlaces', 'someFields'] as const),
  ...(['wholeNumber', 'anyNumber', 'decimals', 'describedPattern', 'containsValue', 'containsCount'] as const),
  ...(['ticked', 'sameAs'] as const),
] as const;

/** One of these messages, or the one that a text, or a name, is not as it should be. */
export type AskedMessage = (typeof askedMessages)[number] | 'pattern' | 'propertyNames';

/** A text that names members or formats. */
export interface AskedText {
  readonly kind: AskedMessage;
  /** Their labels, or formats as they are. One group has to be filled in; for `noneRequired` one member of every group has to be empty. */
  readonly labels: MemberGroups;
  readonly text: string;
}

/** What is said where nothing is said of numbers, of described patterns, of the entry that a list lacks, of boxes or of fields that say the same in particular. */
const numberTexts = [
  ['wholeNumber', 'type'],
  ['anyNumber', 'type'],
  ['decimals', 'multipleOf'],
  ['describedPattern', 'pattern'],
  ['containsValue', 'contains'],
  ['containsCount', 'contains'],
  ['ticked', 'const'],
  ['sameAs', 'const'],
] as const;

/**
 * Messages in which a form's own text for `type`, or `multipleOf`, speaks of numbers, too, and so does that of a file that has
 * no other for these; so do those for `pattern` of patterns that are described, for `contains` of entries that can be named, and
 * for `const` of boxes that have to be ticked and of fields that say the same as another.
 */
export const withNumberTexts = (messages: MessageCatalogue, own: MessageCatalogue): MessageCatalogue => {
  const texts = numberTexts.flatMap(([kind, keyword]) => {
    const text = own.keywords[kind] ?? own.keywords[keyword] ?? messages.keywords[kind] ?? messages.keywords[keyword];
    return text === undefined ? [] : [[kind, text]];
  });
  return { ...messages, keywords: { ...messages.keywords, ...Object.fromEntries(texts) } };
};

/** The text of a message in a language; `undefined` where that has no such message. */
export const askedText = (
  { kind, labels }: Pick<AskedText, 'kind' | 'labels'>,
  { keywords }: MessageCatalogue,
  locale: string,
): string | undefined => {
  const template = keywords[kind];
  const [each, all] =
    kind === 'noneRequired' ? (['disjunction', 'conjunction'] as const) : (['conjunction', 'disjunction'] as const);
  const groups = new Set(labels.map((names) => listing(locale, each).format(names)));
  return template && fillIn(template, { members: listing(locale, all).format(groups) });
};

/** Messages without those that are worked out ahead. */
export const withoutAskedMessages = ({ keywords, ...rest }: MessageCatalogue): MessageCatalogue => {
  const kept = Object.entries(keywords).filter(([keyword]) => !askedMessages.some((one) => one === keyword));
  return { keywords: Object.fromEntries(kept), ...rest };
};

/** Keywords whose schemas ask: their errors are told to nobody. */
const asking = new Set(['if', 'not', 'contains', 'propertyNames']);

/** Groups without the members that have to be there anyway. */
export const open = (groups: MemberGroups, required: readonly unknown[]): MemberGroups => {
  const left = groups.map((names) => names.filter((name) => !required.includes(name)));
  return left.every(({ length }) => length > 0) ? left : groups;
};

/** What a node asks of members, by the keyword that does. */
export const askedIn = (node: SchemaNode): readonly (readonly [keyword: string, kind: AskedMessage, groups: MemberGroups])[] =>
  ['anyOf', 'oneOf', 'not'].flatMap((keyword) => {
    const value = node[keyword];
    const groups =
      keyword === 'not' ? askedBy(value) : askedByOptions(value, keyword === 'anyOf')?.filter(({ length }) => length > 0);
    if (!groups || groups.some(({ length }) => length === 0)) return [];
    const isAlone = keyword === 'oneOf' || (Array.isArray(value) && value.some((option) => isNode(option) && 'not' in option));
    const kind = keyword === 'not' ? 'noneRequired' : isAlone && groups.length > 1 ? 'oneRequired' : 'anyRequired';
    return [[keyword, kind, groups] as const];
  });

/** What is said where a text is right by none of a choice between texts, which is drawn as one text. */
const askedOfText = (node: SchemaNode, root: Root): readonly (readonly [string, Pick<AskedText, 'kind' | 'labels'>])[] => {
  const choice = textChoice(node, root);
  if (!choice) return [];
  const { keyword, formats } = choice;
  const isFormat = formats.length > 0;
  return [[keyword, { kind: isFormat ? 'anyFormat' : 'pattern', labels: formats.map((format) => [format]) }]];
};

/** What is said where a list with a field for each of its places, of which there are several, lacks some: there is nothing to add. */
const askedOfPlaces = ({ items, minItems }: SchemaNode): readonly (readonly [string, Pick<AskedText, 'kind' | 'labels'>])[] =>
  Array.isArray(items) && items.length > 1 && items.length === minItems
    ? [['minItems', { kind: 'allPlaces', labels: [] }]]
    : [];

/** What is said where an object whose members all have their fields lacks some: there is nothing to add. */
const askedOfFields = (
  { minProperties }: SchemaNode,
  around: readonly SchemaNode[],
  root: SchemaNode,
): readonly (readonly [string, Pick<AskedText, 'kind' | 'labels'>])[] => {
  if (minProperties === undefined) return [];
  const nodes = around.flatMap((node) => [...speakers(node, root)]);
  const isOpen = ({ additionalProperties = false, patternProperties }: SchemaNode) =>
    additionalProperties !== false || patternProperties !== undefined;
  const hasFields = nodes.some(({ properties }) => isNode(properties)) && !nodes.some(isOpen);
  return hasFields ? [['minProperties', { kind: 'someFields', labels: [] }]] : [];
};

/** What is said of what is no number where only numbers are right. */
const askedOfNumbers = (node: SchemaNode): readonly (readonly [string, Pick<AskedText, 'kind' | 'labels'>])[] => {
  const kinds = [node['type']].flat().filter((kind) => kind !== 'null');
  const isListed = 'enum' in node || 'const' in node;
  if (isListed || kinds.length === 0 || !kinds.every((kind) => kind === 'integer' || kind === 'number')) return [];
  return [['type', { kind: kinds.includes('number') ? 'anyNumber' : 'wholeNumber', labels: [] }]];
};

/** What is said of a number with more digits behind the point than it may have: `0.01` lets two through. */
const askedOfDecimals = ({ multipleOf }: SchemaNode): readonly (readonly [string, Pick<AskedText, 'kind' | 'labels'>])[] => {
  const [, digits] = /^0\.(0*1)$/.exec(String(multipleOf)) ?? [];
  return digits === undefined ? [] : [['multipleOf', { kind: 'decimals', labels: [[String(digits.length)]] }]];
};

/** What is said of a text that is not as a pattern has it where that is described, as Airbyte's are. */
const askedOfPattern = ({
  pattern,
  ...node
}: SchemaNode): readonly (readonly [string, Pick<AskedText, 'kind' | 'labels'>])[] => {
  const described = node[patternDescription];
  return pattern === undefined || typeof described !== 'string'
    ? []
    : [['pattern', { kind: 'describedPattern', labels: [[described]] }]];
};

/** What is said of a member whose name no pattern takes: it may be another name of a field that is there. */
const askedOfNames = ({
  patternProperties,
  ...node
}: SchemaNode): readonly (readonly [string, Pick<AskedText, 'kind' | 'labels'>])[] =>
  isNode(patternProperties)
    ? ['additionalProperties', 'unevaluatedProperties']
        .filter((keyword) => node[keyword] === false)
        .map((keyword) => [keyword, { kind: 'propertyNames', labels: [] }])
    : [];

/** Most values that a text lists. */
const mostValues = 5;

/** What is said of a list that lacks a text or a number which nobody could know otherwise, or may have an entry too often. */
const askedOfContains = ({
  contains,
  maxContains,
}: SchemaNode): readonly (readonly [string, Pick<AskedText, 'kind' | 'labels'>])[] => {
  if (contains !== undefined && maxContains !== undefined) return [['contains', { kind: 'containsCount', labels: [] }]];
  if (!isNode(contains)) return [];
  const { const: only, enum: values = [only] } = contains;
  const listed: readonly unknown[] = Array.isArray(values) ? values : [];
  const labels = listed.flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [[String(one)]] : []));
  const isTold = labels.length > 0 && labels.length === listed.length && labels.length <= mostValues;
  return isTold ? [['contains', { kind: 'containsValue', labels }]] : [];
};

/** What is said of a box that has to be ticked and is not: there are no options to choose among. */
const askedOfBox = (node: SchemaNode): readonly (readonly [string, Pick<AskedText, 'kind' | 'labels'>])[] => {
  const { const: only, enum: values } = node;
  const keyword = only === true ? 'const' : 'enum';
  const isTicked = only === true || (Array.isArray(values) && values.length === 1 && values[0] === true);
  return isTicked ? [[keyword, { kind: 'ticked', labels: [] }]] : [];
};

/** An object or a list around a value: the nodes that speak of it, and its uiSchema. */
interface Around {
  readonly nodes: readonly SchemaNode[];
  readonly ui: unknown;
}

const memberNodes = (nodes: readonly SchemaNode[], name: string, root: SchemaNode): readonly SchemaNode[] =>
  nodes
    .flatMap((node) => [...speakers(node, root)])
    .flatMap(({ properties }) => (isNode(properties) && Object.hasOwn(properties, name) ? [properties[name]] : []))
    .filter(isNode);

/** The member that a value has to be the same as, in an object around or anywhere in the form, and the object that has it. */
const sameMember = (
  { const: only }: SchemaNode,
  around: readonly Around[],
  form: Around & { readonly root: SchemaNode },
): (Around & { readonly name: string }) | undefined => {
  const [, up = '', pointer] = /^(\d?)(\/.+)$/.exec(isNode(only) ? String(only['$data']) : '') ?? [];
  const tokens = tokensOf(pointer ?? '');
  const [names, name] = [tokens.slice(0, -1), tokens.at(-1)];
  const begin = up === '' ? form : around[Number(up) - 1];
  // Which row of a list is meant, a name would not tell.
  if (!begin || name === undefined || tokens.some(isIndex)) return undefined;
  const object = names.reduce<Around>(
    ({ nodes, ui }, part) => ({ nodes: memberNodes(nodes, part, form.root), ui: isNode(ui) ? ui[part] : undefined }),
    begin,
  );
  return names.length > 0 && memberNodes(object.nodes, name, form.root).length === 0 ? undefined : { ...object, name };
};

const titleIn = (ui: unknown): unknown => {
  if (!isNode(ui)) return undefined;
  const { 'ui:options': options } = ui;
  return ui['ui:title'] ?? (isNode(options) ? options['title'] : undefined);
};

const isText = (title: unknown): title is string => typeof title === 'string' && title.trim() !== '';

/**
 * The schema with messages for what asks for members and says nothing else, which name these by their labels, and for choices
 * between texts, which name formats, in the place of one that says of a choice that it was not made. A message of the schema's own stays.
 *
 * @param known the keywords that the schema may have
 * @returns the schema, and the texts that were put into it
 */
export const withAskedTexts = (
  schema: unknown,
  ui: unknown,
  messages: MessageCatalogue,
  locale: string,
  known: ReadonlySet<string>,
): { readonly schema: unknown; readonly texts: readonly AskedText[] } => {
  const texts: AskedText[] = [];
  if (!isNode(schema)) return { schema, texts };
  const root: Root = { schema, known, lists: new Map() };
  const form = { nodes: [schema], ui, root: schema };
  const { errorMessage: ofAll } = schema;
  const saysOfAll = (keyword: string) => ofAll !== undefined && (!isNode(ofAll) || keyword in ofAll);
  const labelOf = (name: string, around: readonly SchemaNode[], ui: unknown): string => {
    const members = memberNodes(around, name, schema);
    const title = titleOf(members.flatMap((member) => [...speakers(member, schema)]));
    return [isNode(ui) ? titleIn(ui[name]) : undefined, title].find(isText) ?? name;
  };
  const visit = (node: unknown, around: readonly SchemaNode[], ui: unknown, above: readonly Around[]): unknown => {
    if (!isNode(node)) return node;
    const here = [node, ...around];
    const changed = withSubschemas(node, ({ schema: inner, keyword, tokens: [, name] }) => {
      if (asking.has(keyword)) return inner;
      if (inPlace.has(keyword)) return visit(inner, here, ui, above);
      const own = keyword === 'properties' ? String(name) : keyword;
      // What refers to a definition stands elsewhere.
      if (own === 'definitions') return visit(inner, [], undefined, []);
      return visit(inner, [], isNode(ui) ? ui[own] : undefined, [{ nodes: here, ui }, ...above]);
    });
    const { errorMessage = {} } = node;
    if (!isNode(errorMessage)) return changed;
    const required = here.flatMap((one) => one['required'] ?? []);
    const ofMembers = askedIn(node).map(([keyword, kind, groups]) => {
      const labels = open(groups, required).map((names) => names.map((name) => labelOf(name, here, ui)));
      return [keyword, { kind, labels }] as const;
    });
    const ofNumbers = saysOfAll('type') ? [] : askedOfNumbers(node);
    const ofDecimals = saysOfAll('multipleOf') ? [] : askedOfDecimals(node);
    const ofValue = [
      ...askedOfText(node, root),
      ...askedOfPlaces(node),
      ...askedOfFields(node, here, schema),
      ...askedOfNames(node),
    ];
    const ofPattern = saysOfAll('pattern') ? [] : askedOfPattern(node);
    const ofContains = saysOfAll('contains') ? [] : askedOfContains(node);
    // An option is chosen, not ticked.
    const ofBox = around.length > 0 ? [] : askedOfBox(node).filter(([keyword]) => !saysOfAll(keyword));
    const same = saysOfAll('const') ? undefined : sameMember(node, above, form);
    const ofSame = same ? [['const', { kind: 'sameAs', labels: [[labelOf(same.name, same.nodes, same.ui)]] }] as const] : [];
    const ofNode = [...ofSame, ...ofValue, ...ofNumbers, ...ofDecimals, ...ofPattern, ...ofContains, ...ofBox];
    const own = [...ofMembers, ...ofNode].flatMap(([keyword, asked]) => {
      const text = keyword in errorMessage ? undefined : askedText(asked, messages, locale);
      if (text === undefined || text === messages.keywords[keyword]) return [];
      texts.push({ ...asked, text });
      return [[node === schema ? keyOfWhole(keyword) : keyword, text] as const];
    });
    return own.length === 0 ? changed : { ...changed, errorMessage: { ...Object.fromEntries(own), ...errorMessage } };
  };
  return { schema: visit(schema, [], ui, []), texts };
};
