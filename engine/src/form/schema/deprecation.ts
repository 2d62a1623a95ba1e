import { getUiOptions, type Registry, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';
import type { FormStore } from '../storeTypes.ts';

/** Keywords under which a schema may say that it is not to be used any more: most have none, and need not be looked into. */
const HOLDING = ['deprecated', 'deprecationMessage', '$ref', 'allOf'];

/**
 * `uiSchema` with what a schema says of a value that is not to be used any more (`deprecationMessage`, or the form's word for
 * `deprecated`) in its description. rjsf would write a word of its own behind the label. The same uiSchema where nothing is
 * said, or where it says itself what becomes of such a field.
 */
export function withDeprecation(uiSchema: UiSchema, schema: RJSFSchema, registry: Registry): UiSchema {
  if (!isMembers(schema) || !HOLDING.some((keyword) => keyword in schema)) return uiSchema;
  const { schemaUtils, formContext, globalUiOptions } = registry;
  const options = getUiOptions(uiSchema, globalUiOptions);
  const own = schemaUtils.retrieveSchema(schema);
  const { deprecated, deprecationMessage } = own;
  const isSaid = deprecated === true || typeof deprecationMessage === 'string';
  if (!isSaid || options['deprecatedHandling'] !== undefined) return uiSchema;
  const store: FormStore = formContext; // as SchemaForm hands it to rjsf
  const text = deprecationMessage ?? store.form.messages.widgets['form']?.['deprecated'];
  const description = [options.description ?? own.description, text].filter(Boolean).join(' ');
  // No word of rjsf's for this: it knows ways to write, hide and lock only.
  return Object.assign({}, uiSchema, { 'ui:description': description, 'ui:deprecatedHandling': 'hint' });
}
