import { ADDITIONAL_PROPERTY_FLAG, type FieldProps, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';

/** Keywords under which a schema says something else for other data, or stands for another schema. */
const CHANGING = [
  '$ref',
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'if',
  'oneOf',
  'patternProperties',
  'deprecated',
  '$id',
  ADDITIONAL_PROPERTY_FLAG,
];

const LEAVES = new Set(['string', 'number', 'integer', 'boolean']);

const kinds = new WeakMap<RJSFSchema, 'leaf' | 'object' | 'other'>();

function kindOf(schema: RJSFSchema): 'leaf' | 'object' | 'other' {
  const known = kinds.get(schema);
  if (known) return known;
  const kind = readKind(schema);
  kinds.set(schema, kind);
  return kind;
}

function readKind(schema: RJSFSchema): 'leaf' | 'object' | 'other' {
  const { type, properties, additionalProperties } = schema;
  if (CHANGING.some((keyword) => keyword in schema)) return 'other';
  if (typeof type === 'string' && LEAVES.has(type)) return 'leaf';
  const isClosed = additionalProperties === undefined || additionalProperties === false;
  const isOwn = isMembers(properties) && Object.values(properties).every((property) => isMembers(property));
  return type === 'object' && isClosed && isOwn ? 'object' : 'other';
}

function hasOwnField(uiSchema: UiSchema | undefined): boolean {
  if (uiSchema === undefined) return false;
  const options: unknown = uiSchema['ui:options'];
  return 'ui:field' in uiSchema || (isMembers(options) && 'field' in options);
}

/** Whether a field is one value that is drawn by one widget, whatever the data. */
export function isLeaf({ schema, uiSchema }: FieldProps): boolean {
  return kindOf(schema) === 'leaf' && !hasOwnField(uiSchema);
}

/** Whether a schema describes an object that has the same properties whatever the data. */
export function isPlainObject(schema: RJSFSchema): boolean {
  return kindOf(schema) === 'object';
}
