import type { FieldIds } from '../fields/fieldIds.ts';
import { findAnchor } from '../fields/focusField.ts';
import type { FormStore } from '../formStore.ts';
import type { FoundNodes } from '../schema/applicable.ts';
import { labelOf } from '../schema/labelOf.ts';
import type { SummaryLine } from '../types.ts';

/**
 * The lines of the error summary in the order in which their fields stand on the page; a field that is not on the
 * page has the place of the section that would hold it.
 */
export function summaryLines(store: FormStore, ids: FieldIds, root: HTMLElement | null): readonly SummaryLine[] {
  const found: FoundNodes = new Map();
  const lines = store.shownErrors().map((error) => ({
    ...error,
    controlId: error.path === '' ? undefined : ids.idsAround(error.path)[0],
    label: labelOf(store.form, error.path, store.data(), found),
  }));
  if (!root) return lines;
  const anchors = new Map(
    lines.map((line) => [line.controlId, line.controlId === undefined ? root : findAnchor(root, line.controlId)]),
  );
  return lines.sort((a, b) => compareOnPage(anchors.get(a.controlId), anchors.get(b.controlId)));
}

function compareOnPage(a: Element | undefined, b: Element | undefined): number {
  if (a === b) return 0;
  if (!a || !b) return a ? 1 : -1;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
