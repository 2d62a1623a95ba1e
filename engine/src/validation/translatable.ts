import { isNode } from './schemaNode.ts';

/** Says a text in another language; the same text when it has no translation. */
export type Translate = (text: string) => string;

/** Keywords of a schema whose values are data, in which no text is for people. */
export const dataKeywords = new Set(['const', 'enum', 'default', 'examples']);

/** Keywords of a schema whose members have names of the form's own, which are no keywords. */
export const naming = /^(properties|patternProperties|definitions|\$defs|dependencies|dependentSchemas)$/;

/** Keywords of a schema that are texts for people. */
export const textKeyword = /^(title|description|deprecationMessage)$/;

/** Whether a keyword has the names of listed values. */
export const isNames = (keyword: string, value: unknown): boolean => keyword === 'enumNames' && Array.isArray(value);

/** Members of a uiSchema that are texts for people, beside those whose name ends in `Label` or `Text`. */
const uiTexts = new Set(['title', 'description', 'help', 'placeholder', 'label', 'hint', 'group', 'message', 'enumNames']);

const isUiText = (name: string): boolean => {
  const bare = name.replace(/^ui:/, '');
  return uiTexts.has(bare) || /(?:Label|Text)$/.test(bare);
};

const texts = (value: unknown, translate: Translate): unknown => {
  if (typeof value === 'string') return translate(value);
  if (Array.isArray(value)) return value.map((item) => texts(item, translate));
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, texts(item, translate)]));
};

/**
 * A schema whose titles, descriptions and messages are translated.
 * @param isNamed its members are schemas by name. @default false
 */
export const translateSchema = (schema: unknown, translate: Translate, isNamed?: boolean): unknown => {
  if (Array.isArray(schema)) return schema.map((item) => translateSchema(item, translate));
  if (!isNode(schema)) return schema;
  const members = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (isNamed) return [keyword, translateSchema(value, translate)];
    if (dataKeywords.has(keyword)) return [keyword, value];
    if (textKeyword.test(keyword) && typeof value === 'string') return [keyword, translate(value)];
    if (keyword === 'errorMessage' || isNames(keyword, value)) return [keyword, texts(value, translate)];
    if (keyword === 'mediaRules') return [keyword, translateUi(value, translate)];
    return [keyword, translateSchema(value, translate, naming.test(keyword))];
  });
  return Object.fromEntries(members);
};

/** A uiSchema, an action or a list of options whose labels, hints and questions are translated. */
export const translateUi = (value: unknown, translate: Translate): unknown => {
  if (Array.isArray(value)) return value.map((item) => translateUi(item, translate));
  if (!isNode(value)) return value;
  const members = Object.entries(value).map(([name, item]): [string, unknown] => {
    const isText = isUiText(name) && (typeof item === 'string' || Array.isArray(item));
    return [name, isText ? texts(item, translate) : translateUi(item, translate)];
  });
  return Object.fromEntries(members);
};
