import { useFieldPointer, useFormRuntime } from '@reelform/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isInList } from '../field/changeLate.ts';

/** Files that had not arrived when the field left the page, with the row that it is in for instance. */
export const useLostFiles = (): readonly File[] => {
  const { uploads } = useFormRuntime();
  const pointer = useFieldPointer();
  const [files] = useState(() => uploads.lost(pointer));
  return files;
};

/** A file of the field that has not arrived; `undefined` for none. */
export interface Unstored {
  readonly file: File | undefined;
  /** It goes on when the field leaves the page, unless that is in a list: nobody could put it into its row. */
  readonly goesOn?: boolean;
}

/** Has the form know of a field's uploads, and the field of its form's reset. */
export const useUploadsOfForm = (unstored: readonly Unstored[], onReset: () => void): void => {
  const { uploads } = useFormRuntime();
  const pointer = useFieldPointer();
  const latest = useRef(onReset);
  useLayoutEffect(() => {
    latest.current = onReset;
    const isLost = ({ goesOn = false }: Unstored) => !goesOn || isInList(pointer);
    uploads.note(
      pointer,
      unstored.filter(isLost).flatMap(({ file }) => file ?? []),
    );
  });
  useEffect(() => uploads.onReset(() => latest.current()), [uploads]);
};
