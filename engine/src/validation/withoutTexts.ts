import { isNode, type SchemaNode } from './schemaNode.ts';
import { dataKeywords, isNames, naming, textKeyword } from './translatable.ts';

/** A schema without texts: what it decides by. Two languages of a schema are the same without them. */
export const withoutTexts = <Schema extends SchemaNode>(schema: Schema): Schema => {
  const isText = (keyword: string, value: unknown) =>
    keyword === 'errorMessage' ||
    keyword === 'mediaRules' ||
    isNames(keyword, value) ||
    (typeof value === 'string' && textKeyword.test(keyword));
  const strip = (node: unknown, isNamed?: boolean): unknown => {
    if (Array.isArray(node)) return node.map((item) => strip(item));
    if (!isNode(node)) return node;
    const members = Object.entries(node).flatMap(([keyword, value]): [string, unknown][] => {
      if (isNamed) return [[keyword, strip(value)]];
      if (isText(keyword, value)) return [];
      return [[keyword, dataKeywords.has(keyword) ? value : strip(value, naming.test(keyword))]];
    });
    return Object.fromEntries(members);
  };
  return strip(schema) as Schema; // the same schema, with members less
};
