import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMarkdown, plainText, unbroken } from './plainText.ts';
import { rebuilt } from './variants.ts';

/** Most values that are written out with what is said of each: of more, their names alone are kept beside the list. */
const mostOptions = 100;

type Texts = readonly (string | undefined)[];

const NAMES = ['enumNames', 'x-enumNames', 'x-enum-varnames', 'enumItemLabels', 'enumLabels', 'x-enum-labels', 'enum_titles'];
const DESCRIPTIONS = ['enumDescriptions', 'x-enumDescriptions', 'x-enum-descriptions', 'markdownEnumDescriptions'];

/** The word of Airbyte for what people are to understand a pattern by. */
export const patternDescription = 'pattern_descriptor';

/** The word of VS Code for what is said of a text that is not as its pattern has it. */
const patternMessage = 'patternErrorMessage';

/** The word of Microsoft's connectors (OpenAPI) for the label of a field. */
const label = 'x-ms-summary';

/** Keywords of other tools that are read here. */
const foreignTextWords: ReadonlySet<string> = new Set([...NAMES, ...DESCRIPTIONS, patternDescription, patternMessage]);

/** Members of an object; of anything else there are none. */
const membersOf = (value: unknown): SchemaNode => (isNode(value) ? value : {});

/** Words of json-editor and uniforms for objects and lists of which some members are read. */
const READ_IN_PART: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  [
    'options',
    (value: unknown) =>
      Array.isArray(value) || ['enum_titles', 'inputAttributes', 'input_attributes'].some((one) => one in membersOf(value)),
  ],
  ['uniforms', (value: unknown) => 'options' in membersOf(value)],
]);

/** Whether a keyword of another tool says something here. */
export const isForeignText = (word: string, value: unknown): boolean =>
  foreignTextWords.has(word) || READ_IN_PART.get(word)?.(value) === true;

/** What one of some words says of each of the values: a list in their order, or an object whose members are called as they are. */
const textsOf = (node: SchemaNode, words: readonly string[], values: readonly unknown[]): Texts | undefined => {
  // json-editor has its words in 'options'.
  const said = { ...membersOf(node['options']), ...node };
  const lists = words.flatMap((word) => {
    const texts = said[word];
    if (!(Array.isArray(texts) || isNode(texts))) return [];
    const list = Array.isArray(texts) ? texts : values.map((value) => texts[String(value)]);
    const isMarked = word.startsWith('markdown');
    return [list.map((text) => (typeof text !== 'string' ? undefined : isMarked ? plainText(text) : text))];
  });
  return lists.find((list) => list.some((text) => text !== undefined));
};

/** What is said of each of the values where the words are members of objects that name their value, as uniforms and Azure have it. */
const textsBeside = (node: SchemaNode, words: readonly string[], values: readonly unknown[]): Texts | undefined => {
  const lists = [node['options'], membersOf(node['uniforms'])['options'], membersOf(node['x-ms-enum'])['values']];
  const said = lists.flatMap((list) => (Array.isArray(list) ? list.filter(isNode) : []));
  const texts = values.map((value) => {
    const own = membersOf(said.find((one) => one['value'] === value));
    return words.map((word) => own[word]).find((text) => typeof text === 'string');
  });
  return texts.some((text) => text !== undefined) ? texts : undefined;
};

const without = (node: SchemaNode, words: readonly string[]): SchemaNode =>
  Object.fromEntries(Object.entries(node).filter(([word]) => !words.includes(word)));

/** Messages of a list of values, said of the same values as options. */
const messagesOf = (messages: unknown): unknown => {
  if (!isNode(messages) || !('enum' in messages)) return messages;
  const { enum: ofList, ...rest } = messages;
  return { oneOf: ofList, ...rest };
};

/** Listed values with their names and descriptions as options, each of which says its own. */
export const withOptions = (node: SchemaNode): SchemaNode => {
  const { enum: choices, errorMessage } = node;
  if (!Array.isArray(choices)) return node;
  const names = textsOf(node, NAMES, choices) ?? textsBeside(node, ['label', 'name'], choices);
  const descriptions = textsOf(node, DESCRIPTIONS, choices) ?? textsBeside(node, ['description'], choices);
  if (!(names || descriptions)) return node;
  const isSingle = choices.every((choice) => typeof choice === 'string' || typeof choice === 'number');
  const isPlain = isSingle && new Set(choices).size === choices.length && choices.length <= mostOptions;
  const isMore = ['oneOf', 'anyOf', 'const', '$ref'].some((word) => word in node);
  const rest = without(node, [...NAMES, ...DESCRIPTIONS]);
  if (!isPlain || isMore || choices.length < 2) return { ...rest, ...(names && { enumNames: names }) };
  const oneOf = choices.map((choice, index) => ({
    const: choice,
    ...(names?.[index] && { title: names[index] }),
    ...(descriptions?.[index] && { description: descriptions[index] }),
  }));
  const { enum: _choices, ...said } = rest;
  return { ...said, oneOf, ...(errorMessage !== undefined && { errorMessage: messagesOf(errorMessage) }) };
};

/** Examples that can be suggested for a text or a number, each once: those of lists and objects would be suggested as '[object Object]'. */
const withPlainExamples = (node: SchemaNode): SchemaNode => {
  const { examples, ...rest } = node;
  if (!Array.isArray(examples)) return node;
  const plain = [...new Set(examples.filter((one) => typeof one === 'string' || typeof one === 'number'))];
  if (plain.length === examples.length) return node;
  return plain.length === 0 ? rest : { ...rest, examples: plain };
};

/** What is said of a field, as plain text: Markdown is written where texts belong, too. */
export const saidOf = (description: string): string => {
  const whole = unbroken(description);
  return isMarkdown(whole) ? plainText(whole) : whole;
};

/** A choice whose options do not say once more what is said of the choice itself: the one that is chosen stands below it. */
const withoutEchoes = (node: SchemaNode): SchemaNode => {
  const { description } = node;
  const bare = (one: unknown) => (isNode(one) && one['description'] === description ? without(one, ['description']) : one);
  const choices = ['oneOf', 'anyOf'].flatMap((word) => {
    const options = node[word];
    return Array.isArray(options) ? [[word, options.map(bare)]] : [];
  });
  return description === undefined ? node : { ...node, ...Object.fromEntries(choices) };
};

/** A text whose pattern has a message of its own, unless it has one in the engine's words, too. */
const withPatternMessage = (node: SchemaNode): SchemaNode => {
  const { [patternMessage]: text, ...rest } = node;
  const { errorMessage = {} } = rest;
  if (typeof text !== 'string') return node;
  return isNode(errorMessage) ? { ...rest, errorMessage: { pattern: text, ...errorMessage } } : rest;
};

/** Markdown in the place of texts, a label in another word, and what is said of what is not to be used any more. */
const withPlainTexts = (node: SchemaNode): SchemaNode => {
  const { markdownDescription, markdownDeprecationMessage, [label]: title, ...rest } = node;
  const { description, deprecationMessage } = rest;
  return {
    ...(typeof title === 'string' && { title }),
    ...rest,
    ...(typeof markdownDescription === 'string' && { description: plainText(unbroken(markdownDescription)) }),
    ...(typeof description === 'string' && { description: saidOf(description) }),
    ...(typeof markdownDeprecationMessage === 'string' && {
      deprecationMessage: deprecationMessage ?? plainText(markdownDeprecationMessage),
    }),
  };
};

/** Whether a uiSchema names values or orders them, which goes by the list. */
const namesValues = (ui: unknown): boolean => /"(ui:)?enum(Names|Order)":/.test(JSON.stringify(ui) ?? '');

/**
 * The schema with texts in the words of other tools said in those of the standard, and judging as before: names and
 * descriptions of listed values (`enumNames`, `enumDescriptions` and the like) are those of options, `markdownDescription` and
 * a `description` in Markdown are without marks, lines that a width broke are whole, options do not say what their choice says,
 * `patternErrorMessage` is the message of a pattern, `x-ms-summary` a title, and `examples` are those that can be suggested.
 */
export const withForeignTexts = (schema: unknown, ui: unknown): unknown => {
  const isListed = namesValues(ui);
  return rebuilt(schema, (node, { asks }) => {
    const plain = withPatternMessage(withoutEchoes(withPlainTexts(withPlainExamples(node))));
    return asks || isListed ? plain : withOptions(plain);
  });
};
