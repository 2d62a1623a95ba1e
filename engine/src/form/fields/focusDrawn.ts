import { focusedNear } from './focusedNear.ts';
import { findControl, findElement, focusField, MOST_WAITS, WAIT_MS } from './focusField.ts';

/** Whether something that is still fetched stands in the field of the first of `ids` before its first control, or for it. */
function isAwaited(root: HTMLElement, [id]: readonly string[]): boolean {
  const control = id === undefined ? undefined : findControl(root, id);
  const field = control && id !== undefined ? findElement(root, id) : root;
  const waiting = field?.querySelector('[aria-busy="true"]');
  if (!waiting || !control) return Boolean(waiting);
  return Boolean(waiting.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * Moves the focus as `focusField` does once the first widget of the field is there, which may still be fetched. Whoever goes
 * elsewhere before stays there.
 *
 * @param ids DOM ids of a field and of what is around it, nearest first
 */
export function focusDrawn(root: HTMLElement, ids: readonly string[], waits = 0): void {
  if (waits === MOST_WAITS || !isAwaited(root, ids)) {
    focusField(root, ids);
    return;
  }
  const held = focusedNear(root);
  setTimeout(() => focusedNear(root) === held && focusDrawn(root, ids, waits + 1), WAIT_MS);
}
