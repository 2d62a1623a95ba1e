import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';

/** Which of its own words for widgets rjsf draws for each kind of value, as its `getWidget` has it. */
const widgetsByType: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['boolean', ['checkbox', 'radio', 'select', 'hidden']],
  [
    'string',
    [
      ...['text', 'password', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'data-url', 'radio', 'select', 'textarea', 'hidden'],
      ...['date', 'datetime', 'date-time', 'alt-date', 'alt-datetime', 'time', 'color', 'file'],
    ],
  ],
  ['number', ['text', 'select', 'updown', 'range', 'radio', 'hidden']],
  ['integer', ['text', 'select', 'updown', 'range', 'radio', 'hidden']],
  ['array', ['select', 'checkboxes', 'files', 'hidden']],
]);

const ofSomeType: ReadonlySet<string> = new Set([...widgetsByType.values()].flat());

/** Widgets that draw the choices of the schema and nothing else. */
const drawsChoices: ReadonlySet<string> = new Set(['radio', 'select', 'checkboxes']);

/** What may bring choices, or another type. */
const mayChoose = ['enum', 'const', 'oneOf', 'anyOf', 'allOf', '$ref', 'if', 'items'];

/** The one type of a schema, `null` aside; `undefined` where something else may decide about it. */
const typeOf = (node: SchemaNode): string | undefined => {
  const types = [node['type']].flat().filter((type) => type !== 'null');
  return types.length === 1 && typeof types[0] === 'string' ? types[0] : undefined;
};

const hasNoChoices = (node: unknown): boolean => isNode(node) && !mayChoose.some((keyword) => keyword in node);

/**
 * Notes about a widget that draws nothing of a field: it is not for its kind of value, or for choices where there are none.
 *
 * @param tokens the place of its word
 * @param schemas what the form's schema says of the field
 */
export const widgetNotes = (
  widget: unknown,
  tokens: readonly (string | number)[],
  schemas: readonly SchemaNode[],
  json: JsonFile,
): readonly Complaint[] => {
  const [node] = schemas;
  const type = node && typeOf(node);
  if (typeof widget !== 'string' || schemas.length !== 1 || !node || !ofSomeType.has(widget) || 'const' in node) return [];
  const fitting = widgetsByType.get(type);
  if (fitting && !fitting.includes(widget))
    return [json.complain(tokens, `The widget '${widget}' is none for the type '${type}'; ${fitting.join(', ')} are.`)];
  const isEmpty = type === 'array' ? hasNoChoices(node['items']) : type !== 'boolean' && hasNoChoices(node);
  if (!drawsChoices.has(widget) || type === undefined || !isEmpty) return [];
  return [json.complain(tokens, `The widget '${widget}' draws choices, and the schema has none here (enum, oneOf).`)];
};
