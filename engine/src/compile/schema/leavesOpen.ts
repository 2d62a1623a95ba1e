import { standardAnnotations } from '../../validation/annotations.ts';
import { dropsRows } from '../../validation/dropsRows.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Rule } from '../../validation/types.ts';
import { referredBy } from './references.ts';

/** Keywords that leave open what is drawn, whatever their value. */
const OPEN = [
  'allOf',
  'dependencies',
  'dependentSchemas',
  'if',
  'patternProperties',
  'enumNames',
  'deprecated',
  'deprecationMessage',
];

/** An option of a select: it says one value and nothing else. */
const isChoice = (option: unknown): boolean =>
  isNode(option) &&
  ('const' in option || 'enum' in option) &&
  Object.entries(option).every(
    ([keyword, value]) =>
      standardAnnotations.has(keyword) ||
      keyword === 'type' ||
      (keyword === 'const' && !isNode(value)) ||
      (keyword === 'enum' && Array.isArray(value)),
  );

/** Whether a node says one kind of value, `null` beside it perhaps; what it refers to is asked itself. */
function saysKind({ type, $ref }: SchemaNode): boolean {
  if (type === undefined) return $ref !== undefined;
  return [type].flat().filter((one) => one !== 'null').length <= 1;
}

function saysNoMember({ type, properties, $ref }: SchemaNode): boolean {
  return [type].flat().includes('object') && properties === undefined && $ref === undefined;
}

function isOpenNode(node: SchemaNode): boolean {
  const { oneOf = [], anyOf = [], enum: choices = [], title, type, items, $ref } = node;
  // An object of which nothing says what its members are takes any.
  const { additionalProperties = saysNoMember(node) } = node;
  return (
    !saysKind(node) ||
    additionalProperties !== false ||
    ([type].flat().includes('array') && items === undefined && $ref === undefined) ||
    (typeof title === 'string' && title.trim() === '') ||
    [oneOf, anyOf].flat().some((option) => !isChoice(option)) ||
    [choices].flat().some((choice) => typeof choice === 'object') ||
    OPEN.some((keyword) => keyword in node)
  );
}

/** The schemas of what is drawn in the place of a node and within it. */
function drawnBelow(node: SchemaNode, root: SchemaNode): readonly unknown[] {
  const { properties, items, additionalItems = false } = node;
  return [
    referredBy(node['$ref'], root) ?? false,
    ...(isNode(properties) ? Object.values(properties) : []),
    ...[items ?? false].flat(),
    additionalItems,
  ];
}

/** Whether some object has to be there that asks for members of its own: what is missing is told in parts of open forms. */
function asksWithin({ required, properties }: SchemaNode, root: SchemaNode): boolean {
  const isAsking = (member: unknown): boolean => {
    if (!isNode(member)) return false;
    if (member.$ref !== undefined) return isAsking(referredBy(member.$ref, root));
    return isNode(member.properties) && [member.required ?? []].flat().length > 0;
  };
  return Array.isArray(required) && isNode(properties) && required.some((name) => isAsking(properties[String(name)]));
}

/** Whether `null` is one of what is listed, kinds or values; a list of kinds has its word. */
const listsNull = (listed: unknown): boolean => Array.isArray(listed) && (listed.includes(null) || listed.includes('null'));

/**
 * Whether some truth has to be there and may be false, or some value and may be `null`: a box that is not ticked says so,
 * or a control that is empty, in parts of open forms.
 */
function asksForNothing({ required, properties }: SchemaNode, root: SchemaNode): boolean {
  const mayLack = (member: unknown): boolean =>
    isNode(member) &&
    (member['type'] === 'boolean' ||
      member['nullable'] === true ||
      listsNull(member['type']) ||
      listsNull(member['enum']) ||
      (member.$ref !== undefined && mayLack(referredBy(member.$ref, root))));
  const mayBeFalse = (member: unknown) =>
    isNode(member) && (listsNull(member['enum']) || !['const', 'enum', 'onSubmit'].some((word) => word in member));
  const asked = Array.isArray(required) && isNode(properties) ? required.map((name) => properties[String(name)]) : [];
  return asked.some((member) => mayBeFalse(member) && mayLack(member));
}

/** Whether some object need not be there, asks for members and has defaults: it is begun by whoever enters something in it. */
function beginsWithin({ required, properties }: SchemaNode, root: SchemaNode): boolean {
  const isBegun = (member: unknown): boolean => {
    if (!isNode(member)) return false;
    if (member.$ref !== undefined) return isBegun(referredBy(member.$ref, root));
    const { required: asked, properties: parts } = member;
    return Array.isArray(asked) && asked.length > 0 && isNode(parts) && JSON.stringify(parts).includes('"default":');
  };
  const isNeeded = (name: string) => Array.isArray(required) && required.includes(name);
  return isNode(properties) && Object.entries(properties).some(([name, member]) => !isNeeded(name) && isBegun(member));
}

function isOpenSchema(root: SchemaNode): boolean {
  const around = new Set<unknown>();
  const closed = new Set<unknown>();
  const visit = (node: unknown): boolean => {
    if (!isNode(node)) return node !== false;
    if (closed.has(node)) return false;
    // It comes back to itself, and how often is for the data to say.
    if (around.has(node)) return true;
    around.add(node);
    const isOpen =
      isOpenNode(node) ||
      asksForNothing(node, root) ||
      asksWithin(node, root) ||
      beginsWithin(node, root) ||
      drawnBelow(node, root).some(visit);
    around.delete(node);
    closed.add(node);
    return isOpen;
  };
  return visit(root);
}

/** Whether a field of the theme draws some part, and nobody knows which schemas it hands on, or parts are to fold. */
function isDrawnByMore(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(isDrawnByMore);
  if (!isNode(node)) return false;
  const saysSo = (word: string) =>
    `ui:${word}` in node || ['ui:options', 'ui:globalOptions'].some((key) => Object.hasOwn(Object(node[key]), word));
  return saysSo('field') || saysSo('foldDepth') || Object.values(node).some(isDrawnByMore);
}

/**
 * Whether the schema of a form leaves open what is drawn until there are data: choices between schemas, conditions, values
 * of any kind, parts within themselves; or has parts that fold, objects that ask for members and must be there or have
 * defaults, truths and values that must be there and may be `false` or `null`, or rows that are not sent. Such a form is drawn with parts that no other one needs.
 * Rather `true` once too often than once too seldom.
 */
export function leavesOpen(schema: SchemaNode, uiSchema: unknown, rules: readonly Rule[] = []): boolean {
  return isOpenSchema(schema) || isDrawnByMore(uiSchema) || rules.some(dropsRows);
}
