import { getUiOptions } from '@rjsf/utils';
import { applicable, childSchemas, type SchemaNode } from '../../validation/schemaNode.ts';
import { isMembers } from '../data/members.ts';

function optionTitle(value: unknown, nodes: readonly SchemaNode[]): string | undefined {
  const title = nodes.find((node) => node['const'] === value && value !== undefined)?.['title'];
  return typeof title === 'string' ? title : undefined;
}

/** What is known of a value's place in its row before there is a value. */
interface Place {
  readonly nodes: readonly SchemaNode[];
  readonly ui: unknown;
  /** Nobody is to see it here: the uiSchema hides it, or it is not to be read. */
  readonly isLeftOut: boolean;
  readonly members: Map<string, Place>;
}

function placeOf(nodes: readonly SchemaNode[], ui: unknown): Place {
  const { widget } = getUiOptions(isMembers(ui) ? { ...ui } : {});
  const isUnread = nodes.some((node) => node['writeOnly'] === true || node['format'] === 'password');
  return { nodes, ui, isLeftOut: isUnread || widget === 'hidden' || widget === 'password', members: new Map() };
}

/** The place of rows, by their schema: a list has hundreds, whose members are asked about one by one. */
const places = new WeakMap<SchemaNode, Place>();

function placeOfRows(schema: SchemaNode, ui: unknown, root: SchemaNode): Place {
  const known = places.get(schema);
  if (known && known.ui === ui) return known;
  const place = placeOf(applicable(schema, root), ui);
  places.set(schema, place);
  return place;
}

function placeOfMember(place: Place, name: string, root: SchemaNode): Place {
  const known = place.members.get(name);
  if (known) return known;
  const created = placeOf(childSchemas(place.nodes, name, root), isMembers(place.ui) ? place.ui[name] : undefined);
  place.members.set(name, created);
  return created;
}

/**
 * What a row says, as text: its values in the order in which they are stored. Left out is what the uiSchema hides and
 * what nobody may read (`writeOnly`, passwords).
 *
 * @param schema the schema of the row; `root`, which does not change while it is the same, resolves its references.
 */
export function rowText(item: unknown, schema: SchemaNode, uiSchema: unknown, root: SchemaNode): string {
  const words: string[] = [];
  const visit = (value: unknown, place: Place): void => {
    if (place.isLeftOut) return;
    if (Array.isArray(value)) {
      const itemUi = isMembers(place.ui) ? place.ui['items'] : undefined;
      value.forEach((one, index) => void visit(one, placeOf(childSchemas(place.nodes, index, root), itemUi)));
    } else if (isMembers(value)) {
      for (const name of Object.keys(value)) visit(value[name], placeOfMember(place, name, root));
    } else if (typeof value === 'string' || typeof value === 'number') {
      const text = optionTitle(value, place.nodes) ?? String(value);
      if (text !== '') words.push(text);
    }
  };
  visit(item, placeOfRows(schema, uiSchema, root));
  return words.join(' · ');
}
