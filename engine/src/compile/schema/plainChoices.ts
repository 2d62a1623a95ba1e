import { standardAnnotations } from '../../validation/annotations.ts';
import { followed, isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { withOptions } from './foreignTexts.ts';
import { referencesIn } from './references.ts';
import { rebuilt } from './variants.ts';

/** Keywords that judge nothing and name nothing. */
const silent: ReadonlySet<string> = new Set(['$comment', ...[...standardAnnotations].filter((word) => word !== '$id')]);

/** The types whose values one control holds, or one list of rows, and the keywords that speak of these alone. */
export const ofType: { readonly [type: string]: readonly string[] | undefined } = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentEncoding', 'contentMediaType'],
  ...Object.fromEntries(
    ['number', 'integer'].map((type) => [
      type,
      ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'],
    ]),
  ),
  boolean: [],
  array: ['items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems'],
};

/** The keywords of a schema that judge. */
export const judging = (node: SchemaNode): readonly string[] => Object.keys(node).filter((word) => !silent.has(word));

/** What an option says, or what it refers to; nothing where either judges more than the other. */
export const whole = (option: SchemaNode, root: SchemaNode): SchemaNode => {
  const nodes = followed(option, root);
  const isPlain = nodes.every((node, index) =>
    index < nodes.length - 1 ? judging(node).join() === '$ref' : !('$ref' in node),
  );
  if (!isPlain) return {};
  const { $ref: _reference, ...said } = Object.assign({}, ...nodes.toReversed());
  return said;
};

/** Whether a schema lets nothing but `null` through. */
export const isNull = (node: SchemaNode): boolean => judging(node).join() === 'type' && node['type'] === 'null';

/** Whether a schema lets nothing through: `{"not": {}}`, as generators write what may not be there. */
export const isNever = (schema: unknown, root: SchemaNode): boolean => {
  if (!isNode(schema)) return schema === false;
  const node = whole(schema, root);
  const { not } = node;
  return judging(node).join() === 'not' && (not === true || (isNode(not) && judging(not).length === 0));
};

/** Whether an option allows one value only, as a list of them has it. */
export const isConstant = (option: unknown): boolean =>
  isNode(option) && ('const' in option || (Array.isArray(option['enum']) && option['enum'].length === 1));

/** The one value that such an option allows. */
export const onlyValueOf = (option: unknown): unknown => {
  if (!isNode(option)) return undefined;
  const { const: only, enum: listed } = option;
  return 'const' in option || !Array.isArray(listed) ? only : listed[0];
};

/** The values that a schema lists, by itself or as options of one value each; `undefined` where it lists none. */
export const listedValues = ({ enum: listed, anyOf, oneOf }: SchemaNode): readonly unknown[] | undefined => {
  const options = oneOf ?? anyOf;
  if (Array.isArray(listed)) return listed;
  return Array.isArray(options) && options.every(isConstant) ? options.map(onlyValueOf) : undefined;
};

/** Whether a value is a text or a number that a type lets through. */
const isOfType = (value: unknown, type: unknown): boolean =>
  type === 'integer'
    ? Number.isInteger(value)
    : ['string', 'number'].includes(typeof value) && (type === undefined || type === typeof value);

/** Whether a value is right by every format: a number that is by those of numbers (`int32`), and that no other speaks of. */
const isOfEveryFormat = (value: unknown): boolean => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

/** Most values of a list that is copied to where it is referred to. */
const mostValues = 200;

/** A whole schema, the keywords that it may have, and the lists that were found in it. */
export interface Root {
  readonly schema: SchemaNode;
  readonly known: ReadonlySet<string>;
  readonly lists: Map<SchemaNode, readonly unknown[] | undefined>;
}

/** The keywords of a schema that judge, without the words of other tools, which say nothing here. */
export const knownJudging = (node: SchemaNode, { known }: Root): readonly string[] =>
  judging(node).filter((word) => known.has(word));

/** The texts or numbers that alone are right by a schema; `undefined` where it says more than which these are. */
export const listedBy = (option: SchemaNode, root: Root): readonly unknown[] | undefined => {
  if (root.lists.has(option)) return root.lists.get(option);
  root.lists.set(option, undefined); // for one that leads to itself
  const list = readList(whole(option, root.schema), root);
  root.lists.set(option, list);
  return list;
};

const readList = (node: SchemaNode, root: Root): readonly unknown[] | undefined => {
  const { type, const: only, enum: choices, anyOf, oneOf } = node;
  const options = anyOf ?? oneOf;
  const [word, another] = knownJudging(node, root).filter((one) => one !== 'type' && one !== 'format');
  if (word === undefined || another !== undefined) return undefined;
  const values: unknown[] = 'const' in node ? [only] : Array.isArray(choices) ? [...choices] : [];
  for (const one of Array.isArray(options) ? options : []) {
    const list = isNode(one) && values.length <= mostValues ? listedBy(one, root) : undefined;
    if (!list) return undefined;
    values.push(...list);
  }
  const isShort = values.length > 0 && values.length <= mostValues;
  if (oneOf !== undefined && new Set(values).size < values.length) return undefined; // what is in two of them is refused
  if ('format' in node && !values.every(isOfEveryFormat)) return undefined;
  return isShort && values.every((value) => isOfType(value, type)) ? values : undefined;
};

/** What a list says of its values: each one's title and description. */
const saidOf = (
  option: SchemaNode,
  root: Root,
  said = new Map<unknown, SchemaNode>(),
  seen = new Set<SchemaNode>(),
): ReadonlyMap<unknown, SchemaNode> => {
  if (seen.has(option)) return said;
  seen.add(option);
  const node = whole(option, root.schema);
  const { const: only, enum: choices, anyOf, oneOf } = node;
  const single: unknown = Array.isArray(choices) && choices.length === 1 ? choices[0] : only;
  if (single !== undefined && !said.has(single)) said.set(single, node);
  for (const one of [anyOf ?? oneOf ?? []].flat()) if (isNode(one)) saidOf(one, root, said, seen);
  return said;
};

/** A list of values, with what is said of single ones. */
const listOf = (type: unknown, values: readonly unknown[], options: readonly SchemaNode[], root: Root): SchemaNode => {
  const said = new Map(options.flatMap((option) => [...saidOf(option, root)]));
  const [names, descriptions] = ['title', 'description'].map((word) => values.map((value) => said.get(value)?.[word]));
  return {
    type,
    enum: values,
    ...(names?.some((name) => name !== undefined) && {
      enumNames: names.map((name, index) => name ?? String(values[index])),
    }),
    ...(descriptions?.some((one) => one !== undefined) && { enumDescriptions: descriptions.map((one) => one ?? '') }),
  };
};

/** Whether a schema takes every text. */
const isAnyText = (node: SchemaNode, root: Root): boolean =>
  knownJudging(node, root).join() === 'type' && node['type'] === 'string';

/** One schema for options that are lists of values, or of texts and any other text besides; `undefined` for others. */
const joined = (options: readonly SchemaNode[], isOne: boolean, root: Root): SchemaNode | undefined => {
  const open = options.filter((option) => listedBy(option, root) === undefined);
  if (open.length > 1) return undefined;
  const listed = options.flatMap((option) => listedBy(option, root) ?? []);
  const values = [...new Set(listed)];
  const [type, other] = new Set(listed.map((value) => typeof value));
  if (type === undefined || other || values.length > mostValues || (isOne && values.length < listed.length)) return undefined;
  const [option] = open;
  if (!option) return listOf(type, values, options, root);
  const text = whole(option, root.schema);
  if (isOne || !isAnyText(text, root) || type !== 'string') return undefined;
  return { ...text, examples: values };
};

/** A schema of one type, of which nothing is said that `null` would be refused for; `undefined` for any other. */
const alone = (option: SchemaNode, root: Root): SchemaNode | undefined => {
  const node = whole(option, root.schema);
  if (listedBy(node, root)) {
    const texts = Object.entries(node).filter(([word]) => silent.has(word) || !root.known.has(word));
    const list = joined([option], false, root);
    return list && { ...Object.fromEntries(texts), ...list };
  }
  const { type } = node;
  const known = typeof type === 'string' ? ofType[type] : undefined;
  if (type === 'array' && '$ref' in option) return undefined; // rows are said once, however often they are referred to
  return known && knownJudging(node, root).every((word) => word === 'type' || known.includes(word)) ? node : undefined;
};

/** What an author called an option is what people are to choose by. */
export const isNamed = (option: unknown): boolean => isNode(option) && 'title' in option;

/** Whether a schema has a member of one value, which a choice writes by itself. */
export const hasConstant = ({ properties }: SchemaNode): boolean =>
  isNode(properties) &&
  Object.values(properties).some((one) => isNode(one) && ('const' in one || [one['enum'] ?? []].flat().length === 1));

/** A choice without the options that nothing is right by, as those are that stand for a value that is not there. */
const withoutNevers = (node: SchemaNode, { schema }: Root): SchemaNode => {
  const left = ['anyOf', 'oneOf'].flatMap((keyword) => {
    const { [keyword]: options } = node;
    const others = Array.isArray(options) ? options.filter((option) => !isNever(option, schema)) : [];
    return Array.isArray(options) && others.length > 0 && others.length < options.length ? [[keyword, others] as const] : [];
  });
  return left.length === 0 ? node : { ...node, ...Object.fromEntries(left) };
};

/** A choice of one option is what that says; a list of one value is left to choose from. */
const withoutLone = (node: SchemaNode, root: Root): SchemaNode => {
  const keyword = ['anyOf', 'oneOf'].find((word) => Array.isArray(node[word]) && node[word].length === 1);
  if (keyword === undefined) return node;
  const { [keyword]: options, ...beside } = node;
  const [option]: readonly unknown[] = [options].flat();
  if (!isNode(option) || 'const' in option || 'enum' in option || isNull(option)) return node;
  if (hasConstant(whole(option, root.schema))) return node;
  const isAlone = judging(beside).every((word) => word === 'type' && beside['type'] === option['type']);
  if (isAlone) return withoutLone({ ...option, ...beside }, root);
  return withoutLone({ ...beside, allOf: [...[beside['allOf'] ?? []].flat(), option] }, root);
};

const plain = (given: SchemaNode, root: Root): SchemaNode => {
  if (!('anyOf' in given || 'oneOf' in given)) return given;
  const node = withoutLone(withoutNevers(given, root), root);
  const { anyOf, oneOf, ...beside } = node;
  const listed = anyOf ?? oneOf;
  if (!Array.isArray(listed) || (anyOf && oneOf) || listed.some((option) => !isNode(option) || isNamed(option))) return node;
  const options: readonly SchemaNode[] = listed;
  const values = options.filter((option) => !isNull(option));
  const isNullable = values.length === options.length - 1;
  if (values.length < options.length - 1 || values.length === 0) return node;
  const isSelect = values.every(isConstant);
  if (!isNullable && (values.length === 1 || isSelect)) return node;
  const [only, another] = values;
  const one = only && !another ? alone(only, root) : joined(values, oneOf !== undefined, root);
  if (
    !one ||
    knownJudging(one, root).some((word) => word in beside) ||
    ['enum', 'const', '$ref'].some((word) => word in beside)
  )
    return node;
  if (!isNullable) return withOptions({ ...one, ...beside });
  const { enumDescriptions: _descriptions, ...kept } = one; // which only options have, and these are of one type
  const { type, enum: choices } = kept;
  return {
    ...kept,
    ...beside,
    type: [type, 'null'],
    ...(Array.isArray(choices) && { enum: [...choices, null] }),
  };
};

/** Whether a uiSchema says how the options of a choice are drawn. */
export const drawsOptions = (ui: unknown): boolean =>
  isNode(ui) &&
  Object.entries(ui).some(
    ([name, value]) => name === 'anyOf' || name === 'oneOf' || (!name.startsWith('ui:') && drawsOptions(value)),
  );

/** Whether something in a schema refers to an option of a choice, which has to stay where it is. */
export const refersToOptions = (schema: unknown): boolean =>
  [...referencesIn(schema)].some((reference) => /\/(anyOf|oneOf)\/\d/.test(reference));

/**
 * The schema with choices that are none to people drawn as the field that they are, and judging as before: a value or
 * `null`, as generators of schemas write what is optional, is a field that may be empty; one option alone is what it says; several lists of values are one,
 * texts that are listed beside any other text are suggestions, and an option that nothing is right by is none. Options that have a title are left for people to
 * choose, and all of them where the uiSchema says how some are drawn or a reference leads to one.
 */
export const withPlainChoices = (schema: unknown, ui: unknown, known: ReadonlySet<string>): unknown => {
  if (!isNode(schema) || drawsOptions(ui) || refersToOptions(schema)) return schema;
  const root: Root = { schema, known, lists: new Map() };
  return rebuilt(schema, (node) => plain(node, root));
};
