import { isNode, resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
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

/** Words by which a part looks at members that it does not name. */
const lookingAtAll = ['additionalProperties', 'unevaluatedProperties'];

/** Words that name the members which are looked at. */
const naming = ['properties', 'patternProperties'] as const;

/** The parts that always hold of a value, each without those within it; `undefined` where another word may look at more of it. */
const partsOf = (part: unknown, root: SchemaNode, around: readonly unknown[] = []): readonly SchemaNode[] | undefined => {
  if (!isNode(part) || around.includes(part)) return undefined;
  const { $ref, allOf = [], ...own } = part;
  if (!Array.isArray(allOf) || lookingOn.some((word) => word in own)) return undefined;
  const within = $ref === undefined ? allOf : [resolveReference($ref, root), ...allOf];
  const found = within.map((one) => partsOf(one, root, [...around, part]));
  return found.some((one) => one === undefined) ? undefined : [own, ...found.flatMap((one) => one ?? [])];
};

/** `node` with the names of its parts, of which it says nothing; `undefined` where they may look at others, too. */
const withNames = (node: SchemaNode, root: SchemaNode): SchemaNode | undefined => {
  const [, ...parts] = partsOf(node, root) ?? [];
  if (parts.length === 0 || parts.some((part) => lookingAtAll.some((word) => word in part))) return undefined;
  const named = naming.map((word) => {
    const names = parts.flatMap((part) => Object.keys(Object(part[word])).map((name) => [name, {}]));
    const own = Object.entries(Object(node[word]));
    return [word, Object.fromEntries([...own, ...names, ...own])] as const;
  });
  return { ...node, ...Object.fromEntries(named.filter(([, names]) => Object.keys(names).length > 0)) };
};

/** What is said of members that nothing looks at, in the word for those that nothing names where that is the same. */
const withMembers = (node: SchemaNode, isAlone: boolean, root: SchemaNode): SchemaNode => {
  const { unevaluatedProperties, ...rest } = node;
  if (unevaluatedProperties === undefined) return node;
  const more = plain(unevaluatedProperties);
  const isOpen = !('additionalProperties' in rest);
  const open = isOpen && isAlone ? rest : isOpen && more !== false ? withNames(rest, root) : undefined;
  return open ? { ...open, additionalProperties: more } : { ...rest, unevaluatedProperties: more };
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
    return withRows(withMembers(node, isAlone, Object(schema)), isAlone);
  });
