import type { JsonObject } from '@reelform/engine';
import { expect, it, vi } from 'vitest';
import { showRegistered } from './showRegistered.ts';

it('shows what is registered in the fields where it differs, added ones of any name among them', () => {
  const mine: JsonObject = { trailerUrl: 'a.mp4', chapters: [{ id: 1, standardImage: 'b.png' }], 'cut/uncut': 'cut', 'a~b': 1 };
  const registered = { ...mine, chapters: [{ id: 1, standardImage: 'c.png' }], 'cut/uncut': 'uncut', 'a~b': 2 };
  const form = { getData: () => mine, setValue: vi.fn(), settle: vi.fn() };
  showRegistered(form, registered);
  expect(form.setValue.mock.calls).toEqual([
    ['/chapters/0/standardImage', 'c.png'],
    ['/cut~1uncut', 'uncut'],
    ['/a~0b', 2],
  ]);
  expect(form.settle).toHaveBeenCalledExactlyOnceWith(registered);
});
