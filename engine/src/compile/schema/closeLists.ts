import { pointerOf, tokensOf } from '../../validation/pointer.ts';
import { isNode, type SchemaNode, schemasAt } from '../../validation/schemaNode.ts';
import type { ListOption } from '../../validation/types.ts';

type Lists = { readonly [name: string]: readonly ListOption[] };

/** Keywords by which a schema says itself which values there are. */
const choosing = ['enum', 'const', 'oneOf', 'anyOf'];

const isOfType = (nodes: readonly SchemaNode[], type: string): boolean =>
  nodes.some(({ type: own }) => own === type || (Array.isArray(own) && own.includes(type)));

/** A field that lets the values of a list through only. */
interface ListField {
  /** Pattern pointer of the values. */
  readonly pointer: string;
  readonly list: string;
  /** The way to its `ui:options` in the uiSchema. */
  readonly tokens: readonly string[];
}

/** The fields of a uiSchema that are held to a list. */
export const listFields = (
  node: unknown,
  schema: SchemaNode,
  pointer = '',
  tokens: readonly string[] = [],
): readonly ListField[] => {
  if (!isNode(node)) return [];
  const here = schemasAt(schema, pointer);
  const isList = here.some(({ items }) => isNode(items));
  const options = isNode(node['ui:options']) ? node['ui:options'] : {};
  const { list, creatable, closed } = options;
  const at = isList ? `${pointer}/-` : pointer;
  const saysItself = schemasAt(schema, at).some((one) => choosing.some((keyword) => keyword in one));
  const isOpen = creatable === true || closed === false || saysItself;
  const own = typeof list === 'string' && !isOpen ? [{ pointer: at, list, tokens: [...tokens, 'ui:options'] }] : [];
  const inside = Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('ui:')) return [];
    const inner = name === 'items' && isList ? `${pointer}/-` : `${pointer}${pointerOf([name])}`;
    return listFields(value, schema, inner, [...tokens, name]);
  });
  return [...own, ...inside];
};

/** A schema that says something about the value at a pattern pointer, and nothing about what is around it. */
const schemaAbout = (tokens: readonly string[], schema: SchemaNode): SchemaNode => {
  const [token, ...rest] = tokens;
  if (token === undefined) return schema;
  const inner = schemaAbout(rest, schema);
  return token === '-' ? { items: inner } : { properties: { [token]: inner } };
};

/**
 * Schemas that allow fields the values of their static list only. There is none for a field whose schema says itself
 * which values there are, that takes what is typed (`creatable`) or whose list is open (`"closed": false`).
 *
 * @param ui the uiSchema whose fields name lists
 * @param schema the schema of its form
 */
export const listSchemas = (ui: unknown, schema: SchemaNode, lists: Lists): readonly SchemaNode[] =>
  listFields(ui, schema).flatMap(({ pointer, list: name }) => {
    const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
    if (!list) return [];
    const isNullable = isOfType(schemasAt(schema, pointer), 'null');
    const values = [...list.map(({ value }) => value), ...(isNullable ? [null] : [])];
    return values.length === 0 ? [] : [schemaAbout(tokensOf(pointer), { enum: values })];
  });

/** A schema that says what others say besides. */
export const withSchemas = (schema: unknown, others: readonly SchemaNode[]): unknown => {
  if (!isNode(schema) || others.length === 0) return schema;
  const { allOf } = schema;
  return { ...schema, allOf: [...(Array.isArray(allOf) ? allOf : []), ...others] };
};
