import type { useFormRuntime } from '@reelform/engine';

type Runtime = ReturnType<typeof useFormRuntime>;

const inList = /\/\d+(\/|$)/;

/** Whether a pointer leads into a list: once its row is out of sight it may point to another one. The host knows which row was meant. */
export const isInList = (pointer: string): boolean => inList.test(pointer);

const unescapeName = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~');

/** The value at a JSON pointer (RFC 6901); `undefined` where there is none. */
const valueAt = (data: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((holder: unknown, name) => {
      const isHolder = typeof holder === 'object' && holder !== null && Object.hasOwn(holder, unescapeName(name));
      return isHolder ? Reflect.get(holder, unescapeName(name)) : undefined;
    }, data);

/**
 * Changes the value of a field that has left the page, from what it is by now. A field in a row of a list is left alone.
 * @param change the new value for the present one
 * @returns whether it was changed
 */
export const changeLate = (
  runtime: Pick<Runtime, 'data' | 'setValue'>,
  pointer: string,
  change: (value: unknown) => unknown,
): boolean => {
  if (isInList(pointer)) return false;
  runtime.setValue(pointer, change(valueAt(runtime.data(), pointer)));
  return true;
};
