import type { Speakers } from '../../validation/schemaNode.ts';
import type { FieldIds } from '../fields/fieldIds.ts';
import { findAnchor } from '../fields/focusField.ts';
import { loadedOpenParts } from '../open/fetchOpenParts.ts';
import { labelOf } from '../schema/labelOf.ts';
import type { FormStore } from '../storeTypes.ts';
import type { SummaryLine } from '../types.ts';

/**
 * The lines of the error summary in the order in which their fields stand on the page; a field that is not on the
 * page stands at the end of the section that would hold it, or, while its part is still being fetched, of the form. A
 * complaint of the whole form leads to what it names. Where fields of several objects are called the same, their objects are named.
 */
export function summaryLines(
  store: Pick<FormStore, 'form' | 'shownErrors' | 'data' | 'memory'>,
  ids: FieldIds,
  root: HTMLElement | null,
): readonly SummaryLine[] {
  const found: Speakers = new Map();
  const { form } = store;
  const nameOf = (path: string, isWhole?: boolean) =>
    labelOf(form, path, store.data(), loadedOpenParts()?.holdingOn(path, store) ?? found, isWhole);
  const named = store.shownErrors().map((error) => ({ error, label: nameOf(error.path) }));
  /** The one place that is called so; `false` where several are. */
  const places = new Map<string, string | false>();
  for (const { error, label } of named) places.set(label, (places.get(label) ?? error.path) === error.path && error.path);
  const lines = named.map(({ error, label }) => {
    const path = error.path || form.leads?.[error.keyword];
    return {
      ...error,
      path: path ?? '',
      controlId: path === undefined ? undefined : ids.idsAround(path)[0],
      label: places.get(label) === error.path ? label : nameOf(error.path, true),
    };
  });
  if (!root) return lines;
  const placeOf = (line: SummaryLine) => {
    const { path, controlId } = line;
    const anchor = controlId !== ids.idOf('') && controlId !== undefined && findAnchor(root, controlId);
    let at: Element = anchor || root;
    const isAway = path !== '' && !(anchor && ids.idOf(path));
    if (isAway) while (at.lastElementChild) at = at.lastElementChild;
    return { line, at, isAway };
  };
  return lines
    .map(placeOf)
    .sort((a, b) => {
      if (a.at === b.at) return Number(a.isAway) - Number(b.isAway);
      return a.at.compareDocumentPosition(b.at) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ line }) => line);
}
