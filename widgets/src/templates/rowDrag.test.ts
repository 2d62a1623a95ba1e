// @vitest-environment jsdom
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { startRowDrag } from './rowDrag.ts';

const HEIGHT = 40;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Three rows below each other in a document, and the handle of the first. */
const drawRows = (page: Document) => {
  page.body.innerHTML = `<ol>${'<li aria-posinset="1"><button></button></li>'.repeat(3)}<li>None of them</li></ol>`;
  for (const [index, row] of [...page.querySelectorAll('li')].entries())
    row.getBoundingClientRect = () => ({ top: index * HEIGHT, height: HEIGHT }) as DOMRect; // what dragging asks for
  Object.assign(page.documentElement, { scrollBy: () => undefined }); // jsdom has none
  onTestFinished(() => {
    page.body.replaceChildren();
    Reflect.deleteProperty(page.documentElement, 'scrollBy');
  });
  const handle = page.querySelector('button');
  if (!handle) throw new Error('no handle');
  handle.setPointerCapture = () => undefined;
  return handle;
};

const framed = () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  if (!frame.contentDocument) throw new Error('no document in the frame');
  return frame.contentDocument;
};

it.each([
  ['the page', () => document],
  ['a frame, whose elements are of other classes', framed],
])('a row is dropped where it was dragged to in the document of %s', (_where, documentOf) => {
  const page = documentOf();
  const handle = drawRows(page);
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    frames.push(draw);
    return frames.length;
  });
  const onDrop = vi.fn();
  const point = (type: string, clientY: number) => {
    const event = page.createEvent('Event');
    event.initEvent(type, true, true);
    return Object.assign(event, { clientY, pointerId: 1 }) as unknown as PointerEvent; // jsdom has none for a frame
  };
  startRowDrag(handle, point('pointerdown', 10), { fixedRows: 0, onDrop });
  handle.dispatchEvent(point('pointermove', 2.7 * HEIGHT));
  frames[0]?.(0);
  handle.dispatchEvent(point('pointerup', 2.7 * HEIGHT));
  expect(onDrop.mock.calls).toEqual([[2]]);
});
