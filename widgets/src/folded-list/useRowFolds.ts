import { useArrayRows, useFieldPointer, useFormRuntime } from '@reelform/engine';
import { type ArrayFieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { useEffect, useMemo, useReducer, useState } from 'react';

/** Which rows of a list are open; rows are named by their keys. */
export interface RowFolds {
  readonly isOpen: (key: string) => boolean;
  readonly toggle: (key: string, isOpen: boolean) => void;
}

/** From so many rows on a list begins with all of them closed. */
const usualNumber = 4;

/**
 * The folds of a list. Its rows begin closed from `ui:options.foldFrom` rows on, one that is added open. What leads to a
 * field, the error summary for instance, opens its row, one that rests out of sight too.
 */
export const useRowFolds = ({ formData, uiSchema }: ArrayFieldTemplateProps): RowFolds => {
  const runtime = useFormRuntime();
  const list = useFieldPointer();
  const { keys } = useArrayRows();
  const [turn, redraw] = useReducer((count: number) => count + 1, 0);
  // Kept outside of React's state: a row is open or closed from the moment in which it is there.
  const [memory] = useState(() => ({ open: new Map<string, boolean>(), isShort: true, total: Number.NaN }));
  const { foldFrom } = getUiOptions(uiSchema);
  const total = Array.isArray(formData) ? formData.length : 0;
  const fresh = keys().filter((key) => !memory.open.has(key));
  const isAdded = fresh.length === 1 && total === memory.total + 1;
  memory.isShort = total < (typeof foldFrom === 'number' ? foldFrom : usualNumber);
  memory.total = total;
  for (const key of fresh) memory.open.set(key, isAdded || memory.isShort);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn tells the rows that something opened or closed
  const folds = useMemo(
    () => ({
      // Rows that the host has put in are known only now.
      isOpen: (key: string) => {
        const isOpen = memory.open.get(key) ?? memory.isShort;
        memory.open.set(key, isOpen);
        return isOpen;
      },
      toggle: (key: string, isOpen: boolean) => {
        memory.open.set(key, isOpen);
        redraw();
      },
    }),
    [memory, turn],
  );
  useEffect(
    () =>
      runtime.onReveal((pointer) => {
        const row = pointer.startsWith(`${list}/`) ? pointer.slice(list.length + 1).split('/', 1)[0] : undefined;
        const key = keys()[Number(row)];
        if (key === undefined || memory.open.get(key) === true) return false;
        memory.open.set(key, true);
        redraw();
        return true;
      }),
    [runtime, list, keys, memory],
  );
  return folds;
};
