// @vitest-environment jsdom
import type { WidgetProps } from '@rjsf/utils';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readImageLimits } from '../image-file/imageLimits.ts';
import type { Preparation } from '../image-upload/prepareImage.ts';
import { unreadableFile } from '../upload-field/fixture/unreadableFile.ts';
import { useCropQuestion } from './useCropQuestion.ts';

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A field whose pictures are cut, and the picture of each name. */
const open = () => {
  const main = document.body.appendChild(document.createElement('button'));
  const widget = { label: 'Poster', options: {} } as unknown as WidgetProps;
  const { result } = renderHook(() => useCropQuestion(widget, { current: main }));
  const ask = (
    name: string,
    cutting: Promise<void> = Promise.resolve(),
    file = new File(['x'], name, { type: 'image/jpeg' }),
  ) => {
    const ending = new AbortController();
    cutting.catch(() => undefined);
    const preparation: Preparation = {
      file,
      look: { reading: { kind: 'jpeg', width: 4, height: 2, isAnimated: false }, preview: undefined },
      limits: readImageLimits({}),
      cut: async () => {
        await cutting;
        return { picture: new Blob([name]), preview: new Blob([]) };
      },
      signal: ending.signal,
    };
    return { ending, prepared: result.current.prepare(preparation) };
  };
  const cut = () => result.current.question?.onSave({ x: 0, y: 0, width: 4, height: 2 }, 0);
  const save = () => act(async () => cut());
  return { main, ask, cut, save, result };
};

it('leaves the focus and the next question alone when a picture that was cut is given up later', async () => {
  const { main, ask, save, result } = open();
  const first = await act(async () => ask('a.jpg'));
  await save();
  await expect(first.prepared).resolves.toMatchObject({ file: { name: 'a.jpg' } });
  expect(document.activeElement).toBe(main);
  await act(async () => void ask('b.jpg'));
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await act(async () => first.ending.abort());
  expect(result.current.question).toBeDefined();
  expect(document.activeElement).toBe(elsewhere);
});

it('takes the question away with its picture', async () => {
  const { ask, result } = open();
  const one = await act(async () => ask('a.jpg'));
  expect(result.current.question?.title).toBe('Poster');
  await act(async () => one.ending.abort());
  await expect(one.prepared).resolves.toBeUndefined();
  expect(result.current.question).toBeUndefined();
});

it('leaves the next question alone when a picture is cut that was given up meanwhile', async () => {
  const { ask, cut, result } = open();
  let goOn = () => {};
  const cutting = new Promise<void>((done) => {
    goOn = done;
  });
  const first = await act(async () => ask('a.jpg', cutting));
  const answered = cut();
  await act(async () => first.ending.abort());
  await act(async () => void ask('b.jpg'));
  goOn();
  await act(async () => answered);
  expect(result.current.question).toBeDefined();
});

it('answers with the picture itself where it can no longer be read: whoever sends it says what is to be done', async () => {
  const { ask, save } = open();
  const gone = unreadableFile('a.jpg');
  const { prepared } = await act(async () => ask('a.jpg', Promise.reject(new Error('not decoded')), gone));
  await save();
  expect(await prepared).toEqual({ file: gone, preview: undefined });
});

it('asks on where a picture that is there can not be cut', async () => {
  const { ask, cut, result } = open();
  await act(async () => ask('a.jpg', Promise.reject(new Error('not decoded'))));
  await expect(cut()).rejects.toThrow('not decoded');
  expect(result.current.question).toBeDefined();
});
