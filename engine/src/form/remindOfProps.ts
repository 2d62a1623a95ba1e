import type { FormProps } from '@rjsf/core';
import type { SchemaFormProps } from './types.ts';

const compiled = "'form' is what a schema and a uiSchema are compiled to";
const themed = "'extendTheme' adds them to a theme";
const element = 'the element around it is yours, and onSubmit sends it';
const around = "'onBlur' and 'onFocus' of an element around the form hear of its fields";
const kept = 'a document keeps what it has: dropUnknown takes out what the schema does not know';

/** Props of rjsf's Form that `SchemaForm` does not have, and what is here instead. */
const instead: Readonly<Record<Exclude<keyof FormProps, keyof SchemaFormProps | '_internalFormWrapper'>, string>> = {
  schema: compiled,
  uiSchema: compiled,
  validator: compiled,
  fields: themed,
  widgets: themed,
  templates: themed,
  className: element,
  id: element,
  name: element,
  tagName: element,
  action: element,
  method: element,
  target: element,
  enctype: element,
  acceptCharset: element,
  nameGenerator: element,
  onBlur: around,
  onFocus: around,
  omitExtraData: kept,
  liveOmit: kept,
  removeEmptyOptionalObjects: kept,
  formData: "'initialData' is what it begins with, 'replace' and 'setValue' of its handle change that",
  initialFormData: "it is called 'initialData'",
  formContext: "'context' has the host's facts, which widgets subscribe to with 'subscribe' and 'context' of useFormRuntime()",
  readonly: "it is called 'readOnly'",
  children: "'ui:actions' has the buttons",
  onError: "'press' of its handle answers when a submission is done with, refused or not",
  customValidate: "keywords and '$data' judge, and 'onSubmit' answers { ok: false, errors }",
  transformErrors: "'errorMessage' of the schema and the messages have the texts",
  extraErrors: "'setErrors' of its handle shows errors",
  extraErrorsBlockSubmit: "'onSubmit' answers { ok: false, errors }",
  liveValidate: 'a field is judged when it is left, and from then on',
  noValidate: "an action of the mode 'draft' forgives what is missing",
  noHtml5Validate: 'the browser never judges',
  showErrorList: "'ErrorSummary' of the theme draws the list",
  focusOnFirstError: 'the first field that is wrong has the focus',
  translateString: "the messages have the texts, and 'locale' those of another language",
  idSeparator: "'idPrefix' keeps the ids of two forms apart",
  autoComplete: "'ui:autocomplete' is said of a field",
  useFallbackUiForUnsupportedType: 'where a schema names no kind of value, people choose one',
  experimental_defaultFormStateBehavior: 'defaults begin documents that are new, and a saved one stays as it is',
  experimental_componentUpdateStrategy: 'what has not changed is not drawn again',
  experimental_customMergeAllOf: "an 'allOf' is drawn and judged as the standard has it",
};

const texts: ReadonlyMap<string, string> = new Map(Object.entries(instead));

const told = new Set<string>();

/** Says once in the console of each prop of rjsf's Form that nothing goes by it here, and what is done instead. */
export function remindOfProps(props: object): void {
  for (const name of Object.keys(props)) {
    const text = texts.get(name);
    if (text === undefined || told.has(name)) continue;
    told.add(name);
    // biome-ignore lint/suspicious/noConsole: it is said to the developer
    console.warn(`SchemaForm has no '${name}': ${text}.`);
  }
}
