import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { rebuilt } from './variants.ts';

/** Words whose schemas look at the value itself, so that more of it may be looked at than a node names. */
const lookingOn = [
  ...['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'],
  ...['dependentSchemas', 'dependencies', 'onSubmit'],
];

/** `{"not": {}}` is `false`, as TypeSpec writes it. */
const plain = (more: unknown): unknown => {
  if (!isNode(more) || Object.keys(more).join() !== 'not') return more;
  const { not } = more;
  return not === true || (isNode(not) && Object.keys(not).length === 0) ? false : more;
};

/** What is said of members that nothing looks at, in the word for those that nothing names where that is the same. */
const withMembers = ({ unevaluatedProperties, ...node }: SchemaNode, isAlone: boolean): SchemaNode => {
  if (unevaluatedProperties === undefined) return node;
  const word = isAlone && !('additionalProperties' in node) ? 'additionalProperties' : 'unevaluatedProperties';
  return { ...node, [word]: plain(unevaluatedProperties) };
};

/** What is said of rows that nothing looks at, in the words for all of them, or for those after the places of a list. */
const withRows = ({ unevaluatedItems, ...node }: SchemaNode, isAlone: boolean): SchemaNode => {
  if (unevaluatedItems === undefined) return node;
  const rest = Array.isArray(node['items']) ? 'additionalItems' : 'items';
  const word = isAlone && !(rest in node) && !('contains' in node) ? rest : 'unevaluatedItems';
  return { ...node, [word]: plain(unevaluatedItems) };
};

/** The schema with what else may be in a value said in the words that are drawn, where nothing else looks at the same value. */
export const withPlainUnevaluated = (schema: unknown): unknown =>
  rebuilt(schema, (node) => {
    const isAlone = !lookingOn.some((word) => word in node);
    return withRows(withMembers(node, isAlone), isAlone);
  });
