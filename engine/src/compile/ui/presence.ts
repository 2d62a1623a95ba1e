import { pointerOf, tokensOf } from '../../validation/pointer.ts';
import { branchesOf, followed, isNode, type SchemaNode, schemasAt } from '../../validation/schemaNode.ts';

/** When a member is a field: always, never, or while the object that it belongs to is right by a schema. */
type Presence = boolean | SchemaNode;

/** What leads elsewhere from where it stands, and so means something else in a condition. */
const isTied = (schema: unknown): boolean => /"(\$ref|\$data|\$id)":/.test(JSON.stringify(schema) ?? '');

const anyOf = (all: readonly Presence[]): Presence => {
  const some = all.filter((one) => one !== false);
  return some.length === 0 ? false : some.includes(true) || { anyOf: some };
};

const both = (schema: Presence, inner: Presence): Presence => {
  if (inner === false) return false;
  if (schema === true || inner === true) return schema === true ? inner : schema;
  return { allOf: [schema, inner] };
};

/** The one value that a schema lets through; none where there are several. */
const onlyValue = (schema: unknown): readonly unknown[] => {
  if (!isNode(schema) || isTied(schema)) return [];
  const listed: readonly unknown[] =
    'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : [];
  return listed.length === 1 ? listed : [];
};

/** What tells that an option is chosen: its constants. `true` where it has none. */
const toldBy = (option: SchemaNode, root: SchemaNode): Presence => {
  const nodes = followed(option, root);
  const members = nodes.flatMap(({ properties }) => (isNode(properties) ? Object.entries(properties) : []));
  const constants = members.flatMap(([name, member]) => onlyValue(member).map((only) => [name, { const: only }] as const));
  if (constants.length === 0) return true;
  const asked = nodes.flatMap(({ required }): readonly unknown[] => (Array.isArray(required) ? required : []));
  const required = constants.map(([name]) => name).filter((name) => asked.includes(name));
  return { required, properties: Object.fromEntries(constants) };
};

/** When the objects that `schema` describes have a field `name`. */
const presenceIn = (schema: unknown, name: string, root: SchemaNode, around: readonly SchemaNode[] = []): Presence => {
  if (!isNode(schema) || around.includes(schema)) return false;
  const within = (part: unknown) => presenceIn(part, name, root, [...around, schema]);
  const one = (node: SchemaNode): Presence => {
    const { properties, allOf, oneOf, anyOf: some, if: condition, then, else: otherwise } = node;
    if (isNode(properties) && Object.hasOwn(properties, name)) return true;
    const options = [oneOf, some].flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []));
    const chosen = options.map((option) => both(isNode(option) ? toldBy(option, root) : true, within(option)));
    const holds: Presence = isTied(condition) || !isNode(condition) ? true : condition;
    const failed: Presence = holds === true ? true : { not: holds };
    const dependencies = [node['dependencies'], node['dependentSchemas']].flatMap((all) =>
      isNode(all) ? Object.entries(all) : [],
    );
    return anyOf([
      ...(Array.isArray(allOf) ? allOf : []).map(within),
      ...chosen,
      both(holds, within(then)),
      both(failed, within(otherwise)),
      ...dependencies.map(([key, part]) => both({ required: [key] }, within(part))),
    ]);
  };
  return anyOf(followed(schema, root).map(one));
};

/** When the member at `tokens` is a field, as a schema of the object around it. */
const presenceAt = (root: SchemaNode, tokens: readonly string[]): Presence => {
  const speaking = schemasAt(root, pointerOf(tokens.slice(0, -1)));
  const inner = new Set(speaking.flatMap((node) => [...branchesOf(node), ...followed(node, root).slice(1)]));
  const outer = speaking.filter((node) => !inner.has(node));
  return anyOf(outer.map((node) => presenceIn(node, tokens.at(-1) ?? '', root)));
};

/**
 * The condition, as a schema over a rule's facts, under which what a rule is about is a field at all: options and
 * conditions of the schema bring fields that others do not have.
 *
 * @returns `undefined` where it always is, or nothing tells
 */
export const presenceOf = (root: SchemaNode, target: string): SchemaNode | undefined => {
  const tokens = tokensOf(target);
  const own = tokens.length === 0 ? true : presenceAt(root, tokens);
  const isBrought = tokens.slice(0, -1).some((token, at) => token !== '-' && isNode(presenceAt(root, tokens.slice(0, at + 1))));
  if (!isNode(own) && !isBrought) return undefined;
  return { required: ['parent'], properties: { parent: isNode(own) ? { type: 'object', ...own } : { type: 'object' } } };
};
