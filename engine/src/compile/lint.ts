import { pointerOf } from '../validation/pointer.ts';
import { isNode, type SchemaNode, schemasAt } from '../validation/schemaNode.ts';
import type { Rule } from '../validation/types.ts';
import type { Complaint } from './complaint.ts';
import type { JsonFile } from './jsonFile.ts';
import { knownFormats, knownKeywords, knownPlaceholders, knownUiKeys } from './knownWords.ts';
import { columnsComplaints, lintLayout } from './lintLayout.ts';
import { unsafePattern } from './unsafePattern.ts';

type Tokens = readonly (string | number)[];

const listsOfSchemas = ['allOf', 'anyOf', 'oneOf'];
const schemasByName = ['properties', 'patternProperties', 'definitions'];
const singleSchemas = [
  'items',
  'additionalItems',
  'additionalProperties',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
  'not',
  'onSubmit',
];

const placeholderComplaints = (text: string, tokens: Tokens, json: JsonFile): readonly Complaint[] =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .filter(([, name = '']) => !knownPlaceholders.has(name))
    .map(([whole]) =>
      json.complain(tokens, `A message has no placeholder ${whole}; it has {${[...knownPlaceholders].join('}, {')}}.`),
    );

const messageComplaints = (messages: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  if (typeof messages === 'string') return placeholderComplaints(messages, tokens, json);
  if (!isNode(messages)) return [json.complain(tokens, "'errorMessage' is a text, or texts by keyword.")];
  return Object.entries(messages).flatMap(([keyword, text]) => {
    const here = [...tokens, keyword];
    if (typeof text !== 'string') return [json.complain(here, 'A message is a text.')];
    const unknown = knownKeywords.has(keyword) ? [] : [json.complain(here, `'${keyword}' is not a keyword.`)];
    return [...unknown, ...placeholderComplaints(text, here, json)];
  });
};

const nameComplaints = (node: SchemaNode, tokens: Tokens, json: JsonFile): readonly Complaint[] =>
  ['required', 'draftRequired'].flatMap((keyword) => {
    const { properties } = node;
    const value = node[keyword];
    if (value === undefined) return [];
    if (!Array.isArray(value)) return [json.complain([...tokens, keyword], `'${keyword}' is a list of names.`)];
    if (
      !isNode(properties) ||
      tokens.some((token) => ['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'contains', 'not'].includes(String(token)))
    )
      return [];
    return value.flatMap((name, index) =>
      Object.hasOwn(properties, String(name))
        ? []
        : [json.complain([...tokens, keyword, index], `There is no property '${String(name)}'.`)],
    );
  });

/** Complaints about one schema file, whatever it refers to left aside. */
export const lintSchema = (json: JsonFile): readonly Complaint[] => {
  const visit = (node: unknown, tokens: Tokens): readonly Complaint[] => {
    if (typeof node === 'boolean') return [];
    if (!isNode(node)) return [json.complain(tokens, 'A schema is an object, true or false.')];
    const found: Complaint[] = [...nameComplaints(node, tokens, json)];
    for (const [keyword, value] of Object.entries(node)) {
      const here = [...tokens, keyword];
      if (!knownKeywords.has(keyword) && !keyword.startsWith('x-'))
        found.push(json.complain(here, `'${keyword}' is not a keyword.`));
      else if (keyword === 'format' && !knownFormats.has(String(value)))
        found.push(json.complain(here, `'${String(value)}' is not a format.`));
      else if (keyword === 'pattern') {
        const problem = typeof value === 'string' ? unsafePattern(value) : 'A pattern is a text.';
        if (problem) found.push(json.complain(here, problem));
      } else if (keyword === 'errorMessage') found.push(...messageComplaints(value, here, json));
      else if (listsOfSchemas.includes(keyword) || (keyword === 'items' && Array.isArray(value))) {
        if (Array.isArray(value)) found.push(...value.flatMap((item, index) => visit(item, [...here, index])));
        else found.push(json.complain(here, `'${keyword}' is a list of schemas.`));
      } else if (schemasByName.includes(keyword)) {
        if (!isNode(value)) found.push(json.complain(here, `'${keyword}' has schemas by name.`));
        else for (const [name, item] of Object.entries(value)) found.push(...visit(item, [...here, name]));
      } else if (singleSchemas.includes(keyword)) found.push(...visit(value, here));
      if (keyword === 'patternProperties' && isNode(value)) {
        for (const name of Object.keys(value)) {
          const problem = unsafePattern(name);
          if (problem) found.push(json.complain([...here, name], problem));
        }
      }
    }
    return found;
  };
  return visit(json.value, []);
};

const linkComplaints = (options: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  const link = isNode(options) ? options['link'] : undefined;
  const href = isNode(link) ? link['href'] : undefined;
  if (href === undefined || (typeof href === 'string' && /^(https?:\/\/|\/(?![/\\]))/i.test(href))) return [];
  return [
    json.complain([...tokens, 'link', 'href'], "A link leads to 'https://…', 'http://…' or a path that begins with one '/'."),
  ];
};

const sourceComplaints = (options: unknown, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  if (!isNode(options)) return [];
  const { source, sourceParams, list, creatable } = options;
  const found: Complaint[] = [];
  if (source !== undefined && (typeof source !== 'string' || source === ''))
    found.push(json.complain([...tokens, 'source'], 'A source is the name of a look-up that the host registers.'));
  if (source !== undefined && list !== undefined)
    found.push(json.complain([...tokens, 'list'], "Options come from a 'source' or from a 'list', not from both."));
  if (creatable !== undefined && typeof creatable !== 'boolean')
    found.push(json.complain([...tokens, 'creatable'], "'creatable' is true or false."));
  if (sourceParams === undefined) return found;
  if (!isNode(sourceParams)) return [...found, json.complain([...tokens, 'sourceParams'], 'Here stand pointers by name.')];
  for (const [name, pointer] of Object.entries(sourceParams)) {
    if (typeof pointer !== 'string' || !/^(\d+)?(\/.*)?$/.test(pointer))
      found.push(json.complain([...tokens, 'sourceParams', name], "A pointer is '/field', '/rows/-/field' or '1/field'."));
  }
  return found;
};

/** Complaints about a uiSchema: keys that do not exist, and fields that the schema does not have. */
export const lintUi = (json: JsonFile, schema: SchemaNode): readonly Complaint[] => {
  const visit = (node: unknown, tokens: Tokens, pointer: string): readonly Complaint[] => {
    if (!isNode(node)) return [json.complain(tokens, 'A uiSchema is an object.')];
    const found: Complaint[] = [];
    const known = schemasAt(schema, pointer);
    const names = known.flatMap(({ properties }) => (isNode(properties) ? Object.keys(properties) : []));
    const isOpen = known.some(({ additionalProperties }) => isNode(additionalProperties) || additionalProperties === true);
    for (const [name, value] of Object.entries(node)) {
      const here = [...tokens, name];
      if (name.startsWith('ui:')) {
        if (!knownUiKeys.has(name)) found.push(json.complain(here, `'${name}' is not a key of a uiSchema.`));
        if (name === 'ui:options') {
          found.push(...linkComplaints(value, here, json), ...sourceComplaints(value, here, json));
          if (isNode(value)) found.push(...columnsComplaints(value['columns'], [...here, 'columns'], json));
        }
        if (name === 'ui:layout') found.push(...lintLayout(value, here, names, json));
        if (name === 'ui:order' && Array.isArray(value)) {
          value.forEach((one, index) => {
            if (one !== '*' && !names.includes(String(one)))
              found.push(json.complain([...here, index], `There is no property '${String(one)}'.`));
          });
          const missing = value.includes('*') ? undefined : names.find((one) => !value.includes(one));
          if (missing) found.push(json.complain(here, `The order leaves out '${missing}'; name it, or put '*'.`));
        }
      } else if (name === 'items' && known.some((one) => one['items'] !== undefined))
        found.push(...visit(value, here, `${pointer}/-`));
      else if (names.includes(name) || isOpen) found.push(...visit(value, here, `${pointer}${pointerOf([name])}`));
      else found.push(json.complain(here, `The schema has no property '${name}'.`));
    }
    return found;
  };
  return visit(json.value, [], '');
};

/** Complaints about rules whose target the schema does not have. */
export const lintRules = (json: JsonFile, rules: readonly Rule[], schema: SchemaNode): readonly Complaint[] =>
  rules
    .filter((rule) => schemasAt(schema, rule.target).length === 0)
    .map((rule) => json.complain([], `A rule is about '${rule.target}', which the schema does not have.`));
