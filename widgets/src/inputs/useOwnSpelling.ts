import type { WidgetProps } from '@rjsf/utils';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The `onChange` of an input that shows less of a value than is stored, for instance neither its zone nor its seconds: what
 * is shown of the value that came from outside, entered again, is that value as it was spelt.
 *
 * @param show the text of the input for a value
 * @param read the value that the text of the input means
 */
export function useOwnSpelling(
  { value, onChange }: WidgetProps,
  show: (value: unknown) => string,
  read: (text: string | undefined) => unknown,
): (text: string | undefined) => void {
  const written = useRef<unknown>(undefined);
  const given = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    if ((value ?? undefined) !== written.current) given.current = value;
  }, [value]);
  return useCallback(
    (text) => {
      written.current = text && text === show(given.current) ? given.current : read(text);
      onChange(written.current);
    },
    [onChange, show, read],
  );
}
