import type { ThemeProps } from '@rjsf/core';

const own = "the engine draws it itself; give yours another name, and name it in the uiSchema ('ui:field')";
const choice = "a choice is the engine's own; 'MultiSchemaFieldTemplate' lays it out";

/** Fields and templates of rjsf that nothing asks a theme for, and what is done instead. */
const instead: ReadonlyMap<string, string> = new Map([
  ...['SchemaField', 'NumberField', 'NullField', 'CyclicSchemaField', 'FallbackField', 'OptionalDataControlsField'].map(
    (name) => [name, own] as const,
  ),
  ['ObjectField', `${own}, or 'ObjectFieldTemplate' lays it out`],
  ['ArrayField', `${own}, or 'ArrayFieldTemplate' lays it out`],
  ...['OneOfField', 'AnyOfField'].map((name) => [name, choice] as const),
  ['ErrorListTemplate', "'ErrorSummary' of the theme draws the list of errors"],
  ['SubmitButton', "'Actions' of the theme draws the buttons that 'ui:actions' names"],
]);

/** Says in the console which of the parts that a host adds to a theme nothing asks for. */
export function remindOfParts({ fields, templates }: Pick<ThemeProps, 'fields' | 'templates'>): void {
  for (const name of Object.keys({ ...fields, ...templates, ...templates?.ButtonTemplates })) {
    const text = instead.get(name);
    // biome-ignore lint/suspicious/noConsole: it is said to the developer
    if (text !== undefined) console.warn(`Nothing asks a theme for its '${name}': ${text}.`);
  }
}
