import {
  type Experimental_DefaultFormStateBehavior,
  getSchemaType,
  getUiOptions,
  isConstant,
  isCustomWidget,
  type Registry,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils';
import { resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { fixedDefaults } from './fixedDefaults.ts';

/** What a reference means, references in its place followed. */
function definitionOf(reference: unknown, root: SchemaNode): SchemaNode {
  const found = resolveReference(reference, root);
  if (!found) throw new Error(`Could not find a definition for ${reference}.`);
  const { $ref, ...rest } = found;
  return $ref === undefined ? found : { ...rest, ...definitionOf($ref, root) };
}

/** `schema` with what its references mean in their places; the same object where there are none. */
function resolved(schema: unknown, root: SchemaNode): unknown {
  if (!isMembers(schema)) return schema;
  const { $ref, ...own } = schema;
  const whole = $ref === undefined ? schema : { ...definitionOf($ref, root), ...own };
  const { properties, items } = whole;
  const members = isMembers(properties) ? Object.entries(properties) : [];
  const parts = members.map(([name, member]) => [name, resolved(member, root)] as const);
  const rows = resolved(items, root);
  if (rows === items && parts.every(([, part], at) => part === members[at]?.[1])) return whole;
  return {
    ...whole,
    ...(rows !== undefined && { items: rows }),
    ...(isMembers(properties) && { properties: Object.fromEntries(parts) }),
  };
}

/** What is asked only about schemas that change with the data. */
function absent(): never {
  throw new Error('This form was drawn without that part of schemaUtils. Set hasWholeRegistry on its theme to have it.');
}

/**
 * What rjsf's `createSchemaUtils` makes, for a form whose schema says the same whatever the data (`isFixedForm`). Open
 * forms are drawn with rjsf's own, which is fetched with their other parts.
 */
export function fixedUtils(
  validator: ValidatorType,
  root: RJSFSchema,
  { emptyObjectFields }: Experimental_DefaultFormStateBehavior,
): Registry['schemaUtils'] {
  const known = new WeakMap<object, RJSFSchema>();
  const retrieveSchema = (schema: RJSFSchema): RJSFSchema =>
    isMembers(schema) ? remembered(known, schema, () => resolved(schema, root) as RJSFSchema) : {}; // a schema, as it was
  const isSelect = (given: RJSFSchema) => {
    const schema = retrieveSchema(given);
    const options: unknown = schema.oneOf ?? schema.anyOf;
    return (
      Array.isArray(schema.enum) ||
      (Array.isArray(options) && options.every((option) => isMembers(option) && isConstant(option)))
    );
  };
  const isMultiSelect = ({ uniqueItems, items }: RJSFSchema) => uniqueItems === true && isMembers(items) && isSelect(items);
  const isFilesArray: Registry['schemaUtils']['isFilesArray'] = ({ items }, uiSchema) => {
    const { type, format } = isMembers(items) ? retrieveSchema(items) : {};
    return uiSchema?.['ui:widget'] === 'files' || (type === 'string' && format === 'data-url');
  };
  return {
    getRootSchema: () => root,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: (other, schema) => other !== validator || schema !== root,
    retrieveSchema,
    isSelect,
    isMultiSelect,
    isFilesArray,
    getDisplayLabel: (schema, uiSchema, globalOptions) => {
      const type = getSchemaType(schema);
      const { label = true } = getUiOptions(uiSchema, globalOptions);
      if (!label || type === 'object') return false;
      if (type === 'array') return isMultiSelect(schema) || isFilesArray(schema, uiSchema) || isCustomWidget(uiSchema);
      return type !== 'boolean' || Boolean(uiSchema?.['ui:widget']);
    },
    getDefaultFormState: (schema, formData) =>
      fixedDefaults(retrieveSchema(schema), formData, emptyObjectFields === 'populateRequiredDefaults'),
    findFieldInSchema: absent,
    findSelectedOptionInXxxOf: absent,
    getClosestMatchingOption: absent,
    getFirstMatchingOption: absent,
    getFromSchema: absent,
    omitExtraData: absent,
    sanitizeDataForNewSchema: absent,
    toPathSchema: absent,
  };
}
