import { useFieldPointer, useFormRuntime } from '@reelform/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Files that had not arrived when the field left the page, with the row that it is in for instance. */
export const useLostFiles = (): readonly File[] => {
  const { uploads } = useFormRuntime();
  const pointer = useFieldPointer();
  const [files] = useState(() => uploads.lost(pointer));
  return files;
};

/** What {@link useUploadsOfForm} needs. */
export interface UploadsOfField {
  /** Files that would be lost if the field left the page now. */
  readonly atStake: readonly File[];
  /** Called when the form is reset. */
  readonly onReset: () => void;
}

/** Has the form know of a field's uploads, and the field of its form's reset. */
export const useUploadsOfForm = ({ atStake, onReset }: UploadsOfField): void => {
  const { uploads } = useFormRuntime();
  const pointer = useFieldPointer();
  const latest = useRef(onReset);
  useLayoutEffect(() => {
    latest.current = onReset;
    uploads.note(pointer, atStake);
  });
  useEffect(() => uploads.onReset(() => latest.current()), [uploads]);
};
