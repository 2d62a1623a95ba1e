import { expect, it } from 'vitest';
import { unreadableFile } from './fixture/unreadableFile.ts';
import { unlessUnreadable } from './unlessUnreadable.ts';

const failures = [new DOMException('gone', 'NotReadableError'), new Error('broken'), undefined];

it.each(failures)('a look into a file that is gone finds nothing, whatever it ends with: %s', async (error) => {
  expect(await unlessUnreadable(unreadableFile('gone.jpg'), Promise.reject(error))).toBeUndefined();
});

it.each(failures)('%s is thrown as it is where the file is there', async (error) => {
  await expect(unlessUnreadable(new File(['x'], 'here.jpg'), Promise.reject(error))).rejects.toBe(error);
});

it('what is found in a file that goes later counts', async () => {
  expect(await unlessUnreadable(unreadableFile('gone.jpg'), Promise.resolve('found'))).toBe('found');
});
