import type { FormError, FormModule, JsonObject } from '@reelform/engine/validation';
import type { Notices } from '../../http/error-reply.ts';
import { notice } from '../../http/error-reply.ts';
import { wrongId } from '../../http/framed-page.ts';
import { isObject } from '../../is-object.ts';
import { escapeHtml } from '../../mail/escape-html.ts';
import type { PaymentDetails } from './sealed-details.ts';

/** A flat form as a page without scripts draws it. */
export interface MethodForm {
  readonly module: FormModule;
  /** What a field's schema says, references resolved. */
  readonly schemaOf: (field: string) => JsonObject;
  readonly notices: Notices;
  readonly entries: PaymentDetails;
  readonly errors: readonly FormError[];
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The names of a form's fields, in the order of its uiSchema. */
export const fieldsOf = ({ schema, uiSchema }: Pick<FormModule, 'schema' | 'uiSchema'>): readonly string[] => {
  const order = uiSchema['ui:order'];
  const names = isObject(schema['properties']) ? Object.keys(schema['properties']) : [];
  if (!Array.isArray(order)) return names;
  const others = names.filter((name) => !order.includes(name));
  return order.flatMap((name) => (name === '*' ? others : names.filter((one) => one === name)));
};

/** The fields of a form as HTML: its texts and limits are those of its schema and uiSchema. */
export function drawFields(form: MethodForm): string {
  const fields = fieldsOf(form.module);
  return fields.map((field) => drawField(form, field)).join('\n');
}

const errorOf = ({ errors }: MethodForm, field: string) => errors.find(({ path }) => path === `/${field}`);

/** The field that a refusal leads to: the first with an error; `undefined` where none has one. */
export const getFirstWrong = (form: MethodForm): string | undefined =>
  fieldsOf(form.module).find((field) => errorOf(form, field));

function drawField(form: MethodForm, field: string): string {
  const { module, notices, entries } = form;
  const schema = form.schemaOf(field);
  const ui = isObject(module.uiSchema[field]) ? module.uiSchema[field] : {};
  const error = errorOf(form, field);
  const help = textOf(ui['ui:help']);
  const isRequired = Array.isArray(module.schema['required']) && module.schema['required'].includes(field);
  const described = [...(help === undefined ? [] : [`${field}-help`]), ...(error ? [`${field}-error`] : [])];
  const id = field === getFirstWrong(form) ? wrongId : field;
  const attributes = [
    `id="${id}" name="${field}"`,
    isRequired ? 'required' : '',
    error ? 'aria-invalid="true"' : '',
    described.length > 0 ? `aria-describedby="${described.join(' ')}"` : '',
  ]
    .filter(Boolean)
    .join(' ');
  const mark = isRequired ? '' : ` <span class="soft">(${escapeHtml(notice(notices, 'payment.method.optional'))})</span>`;
  const value = entries[field] ?? '';
  const choices = choicesOf(module, schema, ui);
  const control = choices
    ? drawSelect(attributes, choices, value, notice(notices, 'payment.method.pick'))
    : drawInput(attributes, schema, ui, value);
  return `<label for="${id}">${escapeHtml(textOf(schema['title']) ?? field)}${mark}</label>
${control}
${help === undefined ? '' : `<p class="hint" id="${field}-help">${escapeHtml(help)}</p>`}
${error ? `<p class="error" id="${field}-error">${escapeHtml(error.message)}</p>` : ''}`;
}

/** What may be chosen: the constants of the schema, or a static list that the uiSchema names. */
function choicesOf(
  module: FormModule,
  schema: JsonObject,
  ui: Readonly<Record<string, unknown>>,
): readonly Choice[] | undefined {
  const constants = Array.isArray(schema['oneOf']) ? schema['oneOf'] : [];
  const chosen = constants.flatMap((branch) => {
    const { const: value, title } = isObject(branch) ? branch : {};
    return typeof value === 'string' ? [{ value, label: textOf(title) ?? value }] : [];
  });
  if (chosen.length > 0) return chosen;
  const list = isObject(ui['ui:options']) ? textOf(ui['ui:options']['list']) : undefined;
  const options = list === undefined ? undefined : module.lists?.[list];
  return options
    ?.map(({ value, label }) => ({ value: String(value), label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, module.locale));
}

const drawSelect = (attributes: string, choices: readonly Choice[], value: string, empty: string) =>
  `<select ${attributes}><option value="">${escapeHtml(empty)}</option>${choices
    .map(
      (choice) =>
        `<option value="${escapeHtml(choice.value)}"${choice.value === value ? ' selected' : ''}>${escapeHtml(choice.label)}</option>`,
    )
    .join('')}</select>`;

function drawInput(
  attributes: string,
  { format, maxLength }: JsonObject,
  { 'ui:autocomplete': autocomplete, 'ui:typing': typing }: JsonObject,
  value: string,
): string {
  // How a text is typed is named as React names it; the attributes of HTML are the same words in small letters.
  const said = { maxlength: maxLength, autocomplete, ...(isObject(typing) && typing) };
  const more = Object.entries(said).map(([name, one]) =>
    one === undefined ? '' : ` ${name.toLowerCase()}="${escapeHtml(String(one))}"`,
  );
  return `<input type="${format === 'email' ? 'email' : 'text'}" ${attributes}${more.join('')} value="${escapeHtml(value)}">`;
}
