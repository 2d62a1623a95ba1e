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

/** Takes hold of the first row of a page and moves it. @returns what happens to the pointer, and draws frames */
const dragFirst = (page: Document, handle: HTMLElement, onDrop: (to: number) => void) => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  const tell = (target: EventTarget, type: string, clientY: number, pointerId = 1) => {
    const event = page.createEvent('Event');
    event.initEvent(type, true, true);
    target.dispatchEvent(Object.assign(event, { clientY, pointerId })); // jsdom has none for a frame
    return event;
  };
  handle.addEventListener('pointerdown', (event) => startRowDrag(handle, event, { fixedRows: 0, onDrop }));
  tell(handle, 'pointerdown', 10);
  tell(handle, 'pointermove', 2.7 * HEIGHT);
  return { tell, frames };
};

it.each([
  ['the page', () => document],
  ['a frame, whose elements are of other classes', framed],
])('a row is dropped where it was dragged to in the document of %s', (_where, documentOf) => {
  const page = documentOf();
  const handle = drawRows(page);
  const onDrop = vi.fn();
  const { tell, frames } = dragFirst(page, handle, onDrop);
  frames[0]?.(0);
  tell(handle, 'pointerup', 2.7 * HEIGHT);
  expect(onDrop.mock.calls).toEqual([[2]]);
});

it.each([
  { way: 'down', from: 0, by: 0.6, to: 1 },
  { way: 'down, a little', from: 0, by: 0.4, to: undefined },
  { way: 'up', from: 2, by: -0.6, to: 1 },
  { way: 'up, a little', from: 2, by: -0.4, to: undefined },
])('a row that covers half of another $way takes its place, wherever it is held', ({ from, by, to }) => {
  drawRows(document);
  const rows = [...document.querySelectorAll('li')];
  for (const [index, row] of rows.entries())
    row.getBoundingClientRect = () => ({ top: (index + 5) * HEIGHT, height: HEIGHT }) as DOMRect;
  document.documentElement.getBoundingClientRect = () => ({ top: 0, bottom: innerHeight }) as DOMRect;
  onTestFinished(() => void Reflect.deleteProperty(document.documentElement, 'getBoundingClientRect'));
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const dropped: number[] = [];
  for (const held of [0.1, 0.5, 0.9]) {
    const handle = rows[from]?.querySelector('button');
    if (!handle) throw new Error('no handle');
    handle.setPointerCapture = () => undefined;
    const y = (from + 5 + held) * HEIGHT;
    startRowDrag(handle, new MouseEvent('pointerdown', { clientY: y }) as PointerEvent, {
      fixedRows: 0,
      onDrop: (at) => dropped.push(at),
    });
    document.dispatchEvent(new MouseEvent('pointermove', { clientY: y + by * HEIGHT }));
    frames.pop()?.(0);
    expect(rows[from]?.style.boxShadow).not.toBe('');
    document.dispatchEvent(new MouseEvent('pointerup', { clientY: y + by * HEIGHT }));
  }
  expect(dropped).toEqual(to === undefined ? [] : [to, to, to]);
  expect(document.querySelectorAll('[style*="shadow"], [data-drop]')).toHaveLength(0);
});

it('a row that is held at the edge does not make longer what it scrolls', () => {
  const handle = drawRows(document);
  const row = document.querySelector('li');
  const drawnAt: (string | undefined)[] = [];
  Object.assign(document.documentElement, { scrollBy: () => drawnAt.push(row?.style.transform) });
  const { tell, frames } = dragFirst(document, handle, vi.fn());
  tell(handle, 'pointermove', 2 * innerHeight);
  for (let drawn = 0; drawn < 3; drawn += 1) frames[drawn]?.(drawn);
  expect(drawnAt).toEqual(['', '', '']);
  expect(row?.style.transform).toBe(`translateY(${2 * innerHeight - 10}px)`);
  tell(handle, 'pointerup', 2 * innerHeight);
});

it('a row that is taken away while it is dragged is let go: nothing follows the pointer or waits for Escape', () => {
  const handle = drawRows(document);
  const onDrop = vi.fn();
  const { frames } = dragFirst(document, handle, onDrop);
  document.querySelector('li')?.remove();
  frames.splice(0)[0]?.(0);
  expect(frames).toHaveLength(0);
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.body.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(false);
  expect(onDrop).not.toHaveBeenCalled();
});

it('a row that is dragged goes back with Escape, and with no other key', () => {
  const handle = drawRows(document);
  const row = document.querySelector('li');
  const onDrop = vi.fn();
  const { tell, frames } = dragFirst(document, handle, onDrop);
  frames[0]?.(0);
  const press = (key: string) => {
    const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.body.dispatchEvent(pressed);
    return [pressed.defaultPrevented, row?.style.transform !== ''];
  };
  expect(press('a')).toEqual([false, true]);
  expect(press('Escape')).toEqual([true, false]);
  tell(handle, 'pointerup', 2.7 * HEIGHT);
  expect(onDrop).not.toHaveBeenCalled();
});

it('a row that others move while it is dragged goes on following its own pointer, which its handle has no longer', () => {
  const handle = drawRows(document);
  const onDrop = vi.fn();
  const { tell, frames } = dragFirst(document, handle, onDrop);
  tell(document.body, 'pointerup', 0, 2);
  tell(document.body, 'pointermove', 1.7 * HEIGHT);
  frames[0]?.(0);
  tell(document.body, 'pointerup', 1.7 * HEIGHT);
  expect(onDrop.mock.calls).toEqual([[1]]);
});
