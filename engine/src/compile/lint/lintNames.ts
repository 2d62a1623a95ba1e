import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';
import { meantQuestion } from './nearestWord.ts';

type Tokens = readonly (string | number)[];

const partial: ReadonlySet<string> = new Set([
  ...['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf', 'contains', 'not', 'dependencies', 'dependentSchemas', 'definitions'],
  'onSubmit',
]);

/** Whether a schema has properties that stand elsewhere. */
export const addsUp = (node: SchemaNode): boolean =>
  ['$ref', 'if', 'dependencies', 'dependentSchemas', 'patternProperties', 'allOf', 'anyOf', 'oneOf'].some(
    (keyword) => keyword in node,
  );

/** Names of members that are required without being properties, beside properties; where schemas add up, each may lack some. */
export const missingNames = (node: SchemaNode, tokens: Tokens): readonly { readonly name: string; readonly at: Tokens }[] => {
  const { properties, onSubmit } = node;
  if (!isNode(properties) || tokens.some((token) => partial.has(String(token)))) return [];
  const submitted = isNode(onSubmit) ? onSubmit : {};
  const names = new Set([...Object.keys(properties), ...Object.keys(Object(submitted['properties']))]);
  const missing = (asked: unknown, at: Tokens) =>
    (Array.isArray(asked) ? asked : []).flatMap((name, index) =>
      names.has(String(name)) ? [] : [{ name: String(name), at: [...at, index] }],
    );
  return [
    ...['required', 'draftRequired'].flatMap((keyword) => missing(node[keyword], [...tokens, keyword])),
    ...missing(submitted['required'], [...tokens, 'onSubmit', 'required']),
  ];
};

/** Names of members that a condition of an object goes by, or that another member brings, beside its properties. */
export const conditionalNames = (
  node: SchemaNode,
  tokens: Tokens,
): readonly { readonly name: string; readonly at: Tokens }[] => {
  const { properties, if: condition, dependentRequired, dependencies, additionalProperties } = node;
  if (!isNode(properties) || tokens.some((token) => partial.has(String(token)))) return [];
  const { properties: looked, required } = isNode(condition) ? condition : {};
  const keys = (value: unknown, at: Tokens) =>
    Object.keys(isNode(value) ? value : {}).map((name) => ({ name, at: [...tokens, ...at, name] }));
  const entries = (value: unknown, at: Tokens) =>
    (Array.isArray(value) ? value : []).map((name, index) => ({ name: String(name), at: [...tokens, ...at, index] }));
  return [
    ...keys(looked, ['if', 'properties']),
    ...entries(required, ['if', 'required']),
    ...Object.entries({ dependentRequired, dependencies }).flatMap(([keyword, value]) => [
      ...keys(value, [keyword]),
      // What a closed object refuses is told as that.
      ...Object.entries(isNode(value) && additionalProperties !== false ? value : {}).flatMap(([name, asked]) =>
        entries(asked, [keyword, name]),
      ),
    ]),
  ];
};

/** A note about the name in `uniqueBy` that no row has. */
export const strayNames = ({ uniqueBy, items }: SchemaNode, tokens: Tokens, json: JsonFile): readonly Complaint[] => {
  if (typeof uniqueBy !== 'string' || !isNode(items) || !isNode(items['properties']) || addsUp(items)) return [];
  const names = Object.keys(items['properties']);
  if (names.includes(uniqueBy) || isNode(items['additionalProperties'])) return [];
  const text = `The rows have no property '${uniqueBy}'.${meantQuestion(uniqueBy, names)}`;
  return [json.complain([...tokens, 'uniqueBy'], text)];
};
