import { ADDITIONAL_PROPERTY_FLAG, isConstant, type Registry, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { memoryOf } from './registryMemory.ts';

/** Keywords under which a schema says something else for other data, or is drawn as more than one field. */
const CHANGING = [
  'allOf',
  'dependencies',
  'dependentSchemas',
  'deprecated',
  '$id',
  'if',
  'patternProperties',
  ADDITIONAL_PROPERTY_FLAG,
];

/** What a schema that says the same whatever the data describes. */
export type FixedKind = 'string' | 'number' | 'boolean' | 'object' | 'array';

/** A schema that says the same whatever the data, its own reference resolved. */
export interface FixedSchema {
  readonly kind: FixedKind;
  readonly schema: RJSFSchema;
}

const KINDS: { readonly [type: string]: FixedKind } = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  array: 'array',
  object: 'object',
};

/** What kind of value a schema says, `null` beside it perhaps; `undefined` where it does not say one. */
export function kindOf({ type }: { readonly type?: unknown }): FixedKind | undefined {
  const [kind, ...more] = [type].flat().filter((one) => one !== 'null');
  return typeof kind === 'string' && more.length === 0 ? KINDS[kind] : undefined;
}

/** Whether options are constants only, between which a select chooses: rjsf draws those of one value as it draws an `enum`. */
function isSelect(options: unknown, schema: RJSFSchema): boolean {
  const kind = kindOf(schema);
  const isOneValue = kind === 'string' || kind === 'number' || kind === 'boolean';
  return isOneValue && Array.isArray(options) && options.every((option) => isMembers(option) && isConstant(option));
}

/** Whether a schema itself, whatever it refers to, says something else for other data. */
export function isChanging(schema: RJSFSchema): boolean {
  const { anyOf, oneOf } = schema;
  return (
    CHANGING.some((keyword) => keyword in schema) || [anyOf, oneOf].some((options) => options && !isSelect(options, schema))
  );
}

const isReference = (schema: unknown): boolean => isMembers(schema) && '$ref' in schema;

/** Whether a schema or one just below it is a reference. rjsf looks for them, and copies, all the way down. */
function hasReferences(schema: RJSFSchema): boolean {
  const { properties, items } = schema;
  return isReference(schema) || Object.values(properties ?? {}).some(isReference) || [items].flat().some(isReference);
}

function readFixed(given: RJSFSchema, schemaUtils: Registry['schemaUtils']): FixedSchema | 'changing' {
  if (isChanging(given)) return 'changing';
  // Asked for as rows are, a reference is what it leads to: asked for itself it would be what that says of no data.
  const schema = (hasReferences(given) ? schemaUtils.retrieveSchema({ items: given }).items : given) as RJSFSchema; // one schema
  const { properties, additionalProperties } = schema;
  const kind = kindOf(schema);
  if (kind === undefined || '$ref' in schema || isChanging(schema)) return 'changing';
  const isOwn = isMembers(properties) && Object.values(properties).every(isMembers);
  return kind !== 'object' || (isOwn && !additionalProperties) ? { kind, schema } : 'changing';
}

/** What `schema` says whatever the data; `undefined` when that depends on the data. */
export function fixedSchema(schema: RJSFSchema, registry: Registry): FixedSchema | undefined {
  // `true` is a schema, too, which rjsf's types leave out.
  if (!isMembers(schema)) return undefined;
  const fixed = remembered(memoryOf(registry).fixed, schema, () => readFixed(schema, registry.schemaUtils));
  return fixed === 'changing' ? undefined : fixed;
}

function hasOwnField(uiSchema: UiSchema | undefined): boolean {
  if (uiSchema === undefined) return false;
  const options: unknown = uiSchema['ui:options'];
  return 'ui:field' in uiSchema || (isMembers(options) && 'field' in options);
}

/** What the schema of a field says whatever the data; `undefined` when that depends on the data or a field of the theme draws it. */
export function fixedField(schema: RJSFSchema, uiSchema: UiSchema | undefined, registry: Registry): FixedSchema | undefined {
  return hasOwnField(uiSchema) ? undefined : fixedSchema(schema, registry);
}
