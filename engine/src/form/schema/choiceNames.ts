import { getUiOptions, type Registry, type RJSFSchema, type UiSchema } from '@rjsf/utils';
import { isMembers } from '../data/members.ts';
import type { FormStore } from '../storeTypes.ts';
import { isBlank, valueText } from './valueText.ts';

/** Members by which people name a thing. */
const NAMES = ['title', 'label', 'name'];

/** Keywords under which a schema may list choices: most fields have none, and need not be looked into. */
const HOLDING = ['enum', 'items', '$ref', 'allOf'];

type Texts = { readonly [name: string]: string | undefined };

function namesOf(choices: readonly unknown[], texts: Texts): readonly string[] {
  const things = choices.filter(isMembers);
  const naming = NAMES.find((member) => {
    const names = things.map((thing) => thing[member]);
    return names.every((name) => typeof name === 'string') && new Set(names).size === things.length;
  });
  return choices.map((choice) => {
    if (choice === null) return texts['kindNull'] ?? String(null);
    if (typeof choice === 'boolean' || typeof choice === 'string') return valueText(texts, choice);
    if (typeof choice !== 'object') return String(choice);
    return String(naming !== undefined && isMembers(choice) ? choice[naming] : JSON.stringify(choice));
  });
}

/**
 * `uiSchema` with names for the choices of an `enum` that would have none: those of the schema's `enumNames`, which rjsf
 * reads in a uiSchema only, and of choices that are objects, lists, truths, empty texts or nothing. Any other uiSchema is handed back as
 * it is.
 */
export function choiceNames(uiSchema: UiSchema, schema: RJSFSchema, { schemaUtils, formContext }: Registry): UiSchema {
  if (!isMembers(schema) || !HOLDING.some((keyword) => keyword in schema)) return uiSchema;
  if (getUiOptions(uiSchema).enumNames !== undefined) return uiSchema;
  const own = schemaUtils.retrieveSchema(schema);
  const listed = isMembers(own.items) ? schemaUtils.retrieveSchema(own.items) : own;
  const { enum: choices, enumNames } = listed;
  if (!Array.isArray(choices)) return uiSchema;
  const given: readonly unknown[] = Array.isArray(enumNames) ? enumNames : [];
  // A box to tick has words for yes and no by itself.
  const isUnnamed = (choice: unknown) =>
    typeof choice === 'object' || isBlank(choice) || (typeof choice === 'boolean' && own.type !== 'boolean');
  if (given.length === 0 && !choices.some(isUnnamed)) return uiSchema;
  const store: FormStore = formContext; // as SchemaForm hands it to rjsf
  const names = namesOf(choices, store.form.messages.widgets['form'] ?? {});
  const named = names.map((name, index) => (typeof given[index] === 'string' ? given[index] : name));
  return { ...uiSchema, 'ui:enumNames': named };
}
