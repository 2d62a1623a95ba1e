// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { unlessUnreadable } from './unlessUnreadable.ts';

it.each(['NotFoundError', 'NotReadableError'])(
  'a look that ends with %s finds nothing, in another window too',
  async (name) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const Foreign = frame.contentDocument?.defaultView?.DOMException ?? DOMException;
    expect(new Foreign('gone', name) instanceof DOMException).toBe(false);
    for (const error of [new DOMException('gone', name), new Foreign('gone', name)])
      expect(await unlessUnreadable(Promise.reject(error))).toBeUndefined();
  },
);

it.each([new DOMException('over', 'AbortError'), new Error('broken'), undefined])('%s is thrown as it is', async (error) => {
  await expect(unlessUnreadable(Promise.reject(error))).rejects.toBe(error);
});
