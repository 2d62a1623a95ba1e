import hashForSchema from '@rjsf/utils/lib/hashForSchema.js';
import { standardAnnotations } from '../../validation/annotations.ts';
import { tokensOf, valueAt } from '../../validation/pointer.ts';
import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { withoutTexts } from '../../validation/translatable.ts';

/** Hashes of the branches that a form has compiled checks of. */
type Branches = { readonly [hash: string]: string };

/** Keywords that leave open what is drawn, whatever their value. */
const OPEN = [
  'allOf',
  'dependencies',
  'dependentSchemas',
  'patternProperties',
  'enumNames',
  'deprecated',
  'deprecationMessage',
];

/** Keywords that only restrict the value of a field that is drawn anyhow, or say what is said of it. */
const LIMITS = new Set([
  ...['required', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'uniqueBy', 'minProperties', 'maxProperties'],
  ...['minLength', 'maxLength', 'pattern', 'notBlank', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ...['multipleOf', 'notPast', 'notBefore', 'notAfter', 'maxCurrentYear', 'errorMessage', '$comment'],
]);

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

/** Whether a schema beside `around` that counts now and then brings in nothing to be drawn. */
function onlyRestricts(limits: unknown, around: unknown, branches: Branches): boolean {
  if (!isNode(limits) || !isNode(around)) return false;
  const { properties: drawn } = around;
  return Object.entries(limits).every(([keyword, value]) => {
    if (LIMITS.has(keyword)) return true;
    if (keyword === 'type') return JSON.stringify(value) === JSON.stringify(around['type']);
    if (keyword === 'then' || keyword === 'else') return value === true || onlyRestricts(value, around, branches);
    if (!isNode(value)) return false;
    if (keyword === 'if') return hashForSchema(withoutTexts(value)) in branches;
    const isKnown = (name: string, member: unknown) =>
      isNode(drawn) && Object.hasOwn(drawn, name) && onlyRestricts(member, drawn[name], branches);
    return keyword === 'properties' && Object.entries(value).every(([name, member]) => isKnown(name, member));
  });
}

function isOpenCondition(node: SchemaNode, branches: Branches): boolean {
  const { if: condition, then = {}, else: otherwise = {} } = node;
  return condition !== undefined && !onlyRestricts({ if: condition, then, else: otherwise }, node, branches);
}

function saysNoMember({ type, properties, $ref }: SchemaNode): boolean {
  return [type].flat().includes('object') && properties === undefined && $ref === undefined;
}

function isOpenNode(node: SchemaNode, branches: Branches): boolean {
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
    OPEN.some((keyword) => keyword in node) ||
    isOpenCondition(node, branches)
  );
}

/** The schemas of what is drawn in the place of a node and within it. */
function drawnBelow({ $ref, properties, items, additionalItems = false }: SchemaNode, root: SchemaNode): readonly unknown[] {
  const isLocal = typeof $ref === 'string' && $ref.startsWith('#');
  return [
    isLocal ? (valueAt(root, tokensOf(decodeURIComponent($ref.slice(1)))) ?? false) : false,
    ...(isNode(properties) ? Object.values(properties) : []),
    ...[items ?? false].flat(),
    additionalItems,
  ];
}

function isOpenSchema(root: SchemaNode, branches: Branches): boolean {
  const around = new Set<unknown>();
  const closed = new Set<unknown>();
  const visit = (node: unknown): boolean => {
    if (!isNode(node)) return node !== false;
    if (closed.has(node)) return false;
    // It comes back to itself, and how often is for the data to say.
    if (around.has(node)) return true;
    around.add(node);
    const isOpen = isOpenNode(node, branches) || drawnBelow(node, root).some(visit);
    around.delete(node);
    closed.add(node);
    return isOpen;
  };
  return visit(root);
}

/** Whether a field of the theme draws some part: nobody knows which schemas it hands on. */
function hasOwnField(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasOwnField);
  if (!isNode(node)) return false;
  const options = node['ui:options'];
  return 'ui:field' in node || (isNode(options) && 'field' in options) || Object.values(node).some(hasOwnField);
}

/**
 * Whether the schema of a form leaves open what is drawn until there are data: choices between schemas, conditions, values
 * of any kind, parts within themselves. Such a form is drawn with parts that no other one needs. Rather `true` once too
 * often than once too seldom.
 *
 * @param branches what the form's module says of the compiled branches
 */
export function leavesOpen(schema: SchemaNode, uiSchema: unknown, branches: Branches): boolean {
  return isOpenSchema(schema, branches) || hasOwnField(uiSchema);
}
