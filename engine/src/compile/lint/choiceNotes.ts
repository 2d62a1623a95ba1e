import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import { knownWidgets } from './knownUiWords.ts';
import type { SaidOfField } from './uiFieldNotes.ts';

type Note = readonly [at: readonly (string | number)[], text: string];

const truths: readonly unknown[] = [true, false];

const enumsOf = (nodes: readonly SchemaNode[]): readonly (readonly unknown[])[] =>
  nodes.flatMap(({ enum: values, type }) => (Array.isArray(values) ? [values] : type === 'boolean' ? [truths] : []));

const optionsOf = (nodes: readonly SchemaNode[]): readonly unknown[] =>
  nodes.flatMap(({ oneOf, anyOf }) => [oneOf, anyOf].flatMap((options) => (Array.isArray(options) ? options : [])));

const constantsOf = (option: unknown): readonly unknown[] =>
  isNode(option) ? ('const' in option ? [option['const']] : [option['enum'] ?? []].flat()) : [];

/** The values that a word about choices is said of; none where it is said in another way. */
const named = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.filter((one) => one !== '*') : isNode(value) ? Object.keys(value) : [];

/** Notes about words for the values that a schema lists: of those that it does not list, or where it lists them in another way. */
export function* choiceNotes({ schemas, rows, word }: SaidOfField): Iterable<Note> {
  const [names, order, disabled] = [word('enumNames'), word('enumOrder'), word('enumDisabled')];
  const isList = schemas.some(({ type }) => type === 'array');
  const nodes = isList ? rows : schemas;
  const listed = enumsOf(nodes);
  const [values] = listed;
  if (values && Array.isArray(names?.value)) {
    const { length } = names.value;
    if (!listed.some((one) => one.length === length))
      yield [names.at, `The schema has ${values.length} choices, and here are names for ${length}.`];
  }
  if (Array.isArray(order?.value) && values && !order.value.includes('*')) {
    const { value: ordered } = order;
    const missing = values.find((value) => !ordered.includes(value));
    if (missing !== undefined) yield [order.at, `The order leaves out '${String(missing)}'; name it, or put '*'.`];
  }
  const widget = word('widget')?.value;
  const isHosts = typeof widget === 'string' && !knownWidgets.has(widget);
  // What a reference leads to, or a value of no kind, may list some; so may whoever looks options up.
  if (isHosts || nodes.every(({ type }) => type === undefined) || word('source') || word('list')) return;
  const options = optionsOf(nodes);
  const constants = options.flatMap(constantsOf);
  const choices = new Set([...listed.flat(), ...constants].map(String));
  const byValue = [order, disabled, ...(isNode(names?.value) ? [names] : [])];
  for (const said of choices.size > 0 ? byValue : [])
    for (const one of named(said?.value))
      if (said && !choices.has(String(one))) yield [said.at, `There is no choice '${String(one)}' here.`];
  for (const said of [names, order])
    if (said && listed.length === 0 && constants.length > 0)
      yield [said.at, "This is said of 'enum'; options are called by their 'title', and stand as the schema has them."];
  for (const said of choices.size === 0 && options.length === 0 ? [names, order, disabled] : [])
    if (said) yield [said.at, 'This says nothing here: the schema lists no values (enum).'];
}
