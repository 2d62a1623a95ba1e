import { buttonId } from '@rjsf/utils';
import { focusedNear } from './focusedNear.ts';
import { focusField, isBeingDrawn, MOST_WAITS, WAIT_MS } from './focusField.ts';

const removeIdOf = (id: string): string => buttonId(id, 'remove');

/**
 * Moves the focus to what stands beside a member of free name that is about to go, once it is gone: to the button that
 * brings it back, the one that removes the next one, that of the one before it, or the one that adds another. It stays where
 * something else has it.
 *
 * @param object DOM id of the object
 * @param members DOM ids of all its members
 * @param gone DOM id of the one that goes
 * @param undo DOM id of the button that brings it back, if there will be one
 */
export function focusBeside(root: HTMLElement, object: string, members: readonly string[], gone: string, undo?: string): void {
  const removers = new Set(members.map(removeIdOf));
  const drawn = [...root.querySelectorAll('button')].map(({ id }) => id).filter((id) => removers.has(id));
  const at = drawn.indexOf(removeIdOf(gone));
  const beside = [undo, drawn[at + 1], drawn[at - 1]].filter((id) => id !== undefined);
  const { ownerDocument } = root;
  queueMicrotask(() => {
    if (ownerDocument.activeElement === ownerDocument.body) focusField(root, [...beside, buttonId(object, 'add'), object]);
  });
}

/**
 * Moves the focus to the name of a member that was added, which was made up: what is typed replaces it. The box around the
 * first of a page may still be fetched; whoever is elsewhere once it is there stays.
 */
export function focusName(root: HTMLElement, id: string, waits = 0): void {
  if (waits < MOST_WAITS && [`${id}__key`, id].every((one) => isBeingDrawn(root, [one]))) {
    const held = focusedNear(root);
    setTimeout(() => focusedNear(root) === held && focusName(root, id, waits + 1), WAIT_MS);
    return;
  }
  focusField(root, [`${id}__key`, id]);
  const focused = focusedNear(root);
  if (focused instanceof HTMLInputElement) focused.select();
}

/** Moves the focus to the name of a member that is drawn anew, unless it is elsewhere. @param readId tells the member's DOM id */
export function focusNameAgain(root: () => HTMLElement | null, readId: () => string | undefined): void {
  setTimeout(() => {
    const form = root();
    const id = readId();
    if (id !== undefined && form?.ownerDocument.activeElement?.matches('body')) focusName(form, id);
  });
}
