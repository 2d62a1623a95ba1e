import { fillIn } from '../../validation/index.ts';
import { applicable, childSchemas, type Speakers, titleOf } from '../../validation/schemaNode.ts';
import type { FormModule } from '../../validation/types.ts';
import { getIn } from '../data/members.ts';
import { toPath } from '../data/pointer.ts';

/** A uiSchema's option, written as `ui:name` or inside of `ui:options`. */
export function uiOption(uiSchema: unknown, name: string): unknown {
  return getIn(uiSchema, [`ui:${name}`]) ?? getIn(uiSchema, ['ui:options', name]);
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/**
 * The label of one row of a list: the list's `itemLabel` (`Episode {n}`), or the title of its items with a number. Texts
 * and numbers of the row stand for themselves (`{name}`); one that is not there goes with what leads to it (`: {name}`),
 * or at the beginning with what parts it from the next, brackets around that included.
 *
 * @param index Place of the row, counted from 0.
 * @param item The row's value.
 * @param isPlace Whether it has a schema of its own, whose title is its name as it is.
 */
export function rowLabel(
  form: FormModule,
  uiSchema: unknown,
  itemTitle: unknown,
  listTitle: unknown,
  index: number,
  item: unknown,
  isPlace?: boolean,
): string {
  const own = asText(uiOption(uiSchema, 'itemLabel'));
  const usual = form.messages.widgets['form']?.['itemNumber'] ?? '{title} {n}';
  const name = asText(itemTitle);
  if (isPlace && name !== undefined && own === undefined) return name;
  // Most say nothing else, and hundreds are asked for when a row goes.
  const numbered = own?.replace('{n}', `${index + 1}`);
  if (numbered?.includes('{') === false) return numbered;
  const values: { readonly [name: string]: unknown } = {
    ...Object(item),
    n: index + 1,
    title: name ?? asText(listTitle) ?? '',
  };
  const fill = (template: string) =>
    fillIn(
      template
        .replace(/[\s\p{P}]*\{(\w+)\}\)?/gu, (said, member) => (isSaid(values[member]) ? said : ''))
        .replace(/^[\s,:|–-]+(\((.*?)\))?/, '$2'),
      values,
    ).trim();
  return fill(own ?? usual) || fill(usual);
}

/** What a member without a title is called: its name, where that can be read. */
export function nameOf(form: FormModule, name: string): string {
  return asText(name) ?? form.messages.widgets['form']?.['fieldUnnamed'] ?? name;
}

/** Whether a member of a row can stand in its label: a number, or a text that is not empty. */
const isSaid = (value: unknown): boolean => value !== '' && (typeof value === 'string' || typeof value === 'number');

/**
 * The label of the field at `pointer`, rows named and numbered: 'Episode 2: Episode title'. `''` for the whole form.
 *
 * @param found what was found in the form's schema so far, for labels of the same form
 * @param isWhole Whether the objects around the field are named, too: 'Billing address: Street'.
 */
export function labelOf(form: FormModule, pointer: string, data: unknown, found: Speakers, isWhole?: boolean): string {
  const parts: string[] = [];
  let nodes = applicable(form.schema, form.schema, found);
  let uiSchema: unknown = form.uiSchema;
  let label: string | undefined;
  let value = data;
  for (const segment of toPath(pointer, data)) {
    const children = childSchemas(nodes, segment, form.schema, found);
    value = getIn(value, [segment]);
    if (typeof segment === 'number') {
      const itemsUi = getIn(uiSchema, ['items']);
      const itemUi: unknown = Array.isArray(itemsUi) ? itemsUi[segment] : itemsUi;
      const title = uiOption(itemUi, 'title') ?? titleOf(children);
      const isPlace = nodes.some(({ items }) => Array.isArray(items) && segment < items.length);
      // A row of a row is called by it where nothing else is its name, as it is on the page.
      const isNameless = label === undefined && asText(title) === undefined && uiOption(uiSchema, 'itemLabel') === undefined;
      parts.push(rowLabel(form, uiSchema, title, isNameless ? parts.pop() : label, segment, value, isPlace));
      label = undefined;
      uiSchema = itemUi;
    } else {
      uiSchema = getIn(uiSchema, [segment]);
      if (isWhole && label !== undefined) parts.push(label);
      label = asText(uiOption(uiSchema, 'title')) ?? asText(titleOf(children)) ?? nameOf(form, segment);
    }
    nodes = children;
  }
  const template = form.messages.widgets['form']?.['itemField'] ?? '{item}: {field}';
  if (label !== undefined) parts.push(label);
  return parts.reduce((item, field) => (item === '' ? field : fillIn(template, { item, field })), '');
}
