import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { drawsOptions, isNull, knownJudging, listedBy, ofType, type Root, refersToOptions, whole } from './plainChoices.ts';
import { rebuilt } from './variants.ts';

/** Formats that have a control of their own, in which no text of another format can be entered. */
const ownControls: ReadonlySet<unknown> = new Set([
  ...['date', 'date-time', 'datetime', 'time', 'alt-date', 'alt-datetime', 'color', 'data-url', 'password', 'textarea'],
]);

/** A choice between texts, as one text. */
export interface TextChoice {
  readonly keyword: 'anyOf' | 'oneOf';
  /** What is drawn in its place, without what stands beside the choice. */
  readonly field: SchemaNode;
  /** The formats that a text may have; none where it may be right in another way. */
  readonly formats: readonly string[];
}

const isTold = (node: SchemaNode): boolean => 'title' in node || 'description' in node;

const isOfTexts = (type: unknown): boolean => [type].flat().every((one) => one === 'string' || one === 'null');

/** What an option says where it only says which texts are right; `undefined` for any other, and for one that people are told of. */
const textOf = (option: SchemaNode, isText: boolean, root: Root): SchemaNode | undefined => {
  const node = whole(option, root.schema);
  const type = node['type'] ?? (isText ? 'string' : undefined);
  const words = knownJudging(node, root).filter((word) => word !== 'type');
  const isPlain = type === 'string' && words.every((word) => ofType['string']?.includes(word));
  return isPlain && !isTold(option) && !isTold(node) ? node : undefined;
};

/** Whether an option lets no text through but the empty one, which in a form is none. */
const isEmptyText = (listed: readonly unknown[] | undefined, { maxLength }: SchemaNode): boolean =>
  maxLength === 0 || (listed?.length === 1 && listed[0] === '');

/**
 * The choice of a node whose options are all texts: what may be in each is for the verdict, and nothing that people choose
 * before they type. `undefined` where an option is something else, has a title or a description, or a control of its own.
 */
export const textChoice = (node: SchemaNode, root: Root): TextChoice | undefined => {
  const { anyOf, oneOf, type } = node;
  const keyword = anyOf === undefined ? 'oneOf' : 'anyOf';
  const given = node[keyword];
  if (!Array.isArray(given) || (anyOf && oneOf) || ['enum', 'const', '$ref', 'format'].some((word) => word in node))
    return undefined;
  if (!given.every(isNode) || (type !== undefined && !isOfTexts(type))) return undefined;
  const options: readonly SchemaNode[] = given;
  const [values, nulls] = [options.filter((option) => !isNull(option)), options.filter(isNull)];
  if (nulls.length > 1 || values.length < 2) return undefined;
  const lists = values.map((option) =>
    isTold(option) || isTold(whole(option, root.schema)) ? undefined : listedBy(option, root),
  );
  const texts = values.map((option) => textOf(option, type !== undefined, root));
  if (values.some((_option, index) => !(lists[index]?.every((one) => typeof one === 'string') ?? texts[index])))
    return undefined;
  const open = texts.filter((text, index) => text !== undefined && !isEmptyText(lists[index], text) && !lists[index]);
  const examples = [...new Set(lists.flatMap((list) => list ?? []))].filter((text) => text !== '');
  const [only, another] = open;
  if (!only) return undefined;
  const formats = open.map((text) => text?.['format']);
  const isAlone = !another && examples.length === 0;
  if (!isAlone && formats.some((format) => ownControls.has(format))) return undefined;
  const mayBeNull = nulls.length > 0 || (Array.isArray(type) && type.includes('null'));
  return {
    keyword,
    field: {
      ...(isAlone ? only : { ...(examples.length > 0 && !('examples' in node) && { examples }) }),
      type: mayBeNull ? ['string', 'null'] : 'string',
    },
    formats: examples.length === 0 && formats.every((format) => format !== undefined) ? formats.map(String) : [],
  };
};

/** The schema as it is drawn: one text in the place of a choice between texts. What is judged keeps the choice. */
export const withoutTextChoices = (schema: unknown, ui: unknown, known: ReadonlySet<string>): unknown => {
  if (!isNode(schema) || drawsOptions(ui) || refersToOptions(schema)) return schema;
  const root: Root = { schema, known, lists: new Map() };
  return rebuilt(schema, (node, { asks }) => {
    const choice = asks ? undefined : textChoice(node, root);
    if (!choice) return node;
    const { [choice.keyword]: _options, ...beside } = node;
    return { ...choice.field, ...beside, type: choice.field['type'] };
  });
};
