import { type FieldProps, getUiOptions, type UiSchema } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';

/**
 * The uiSchema of a list as its rows are drawn by it. A `ui:widget` that the theme has a template of (`ordered-list`)
 * draws the list and leaves its rows to the engine, and the member that rows are numbered in (`orderMember`) is hidden.
 * Any other uiSchema is handed back as it is.
 */
export function rowsUi(uiSchema: UiSchema, { schema, registry }: Pick<FieldProps, 'schema' | 'registry'>): UiSchema {
  if (schema.type !== undefined && schema.type !== 'array') return uiSchema;
  const { widget, orderMember } = getUiOptions(uiSchema);
  const isTemplate = typeof widget === 'string' && typeof registry.templates[widget] === 'function';
  if (!isTemplate && typeof orderMember !== 'string') return uiSchema;
  if (registry.schemaUtils.retrieveSchema(schema).type !== 'array') return uiSchema;
  const drawn: UiSchema = { ...uiSchema };
  if (isTemplate) {
    delete drawn['ui:widget'];
    Reflect.set(drawn, 'ui:ArrayFieldTemplate', widget);
  }
  if (typeof orderMember !== 'string') return drawn;
  const items: unknown = drawn.items;
  return { ...drawn, items: { ...(isMembers(items) ? items : {}), [orderMember]: { 'ui:widget': 'hidden' } } };
}
