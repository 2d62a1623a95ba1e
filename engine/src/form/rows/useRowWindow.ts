import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useFormParts } from '../storeContext.ts';
import { createRowWindow, type RowWindow } from './rowWindow.ts';

/** The window onto the rows of a list; while the list is long it follows scrolling and resizing. */
export function useRowWindow(keys: readonly string[], isLong: boolean): RowWindow {
  const { store, root } = useFormParts();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const isMounted = useRef(false);
  const [rows] = useState(() => {
    const created = createRowWindow({
      redraw: () => {
        if (isMounted.current) redraw();
      },
      isBusy: () => store.uploads.active() > 0,
      flush: store.flush,
    });
    // The first row is drawn from the start, so that the others know how high they are.
    if (keys[0] !== undefined) created.draw(keys[0]);
    return created;
  });
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
    isMounted.current = true;
    rows.settle();
  });

  // What is in sight is drawn before the first paint, what lies ahead after it.
  useLayoutEffect(() => {
    if (isLong) rows.look(latest.current, 0);
  }, [rows, isLong]);

  useEffect(() => {
    const element = root();
    const page = element?.ownerDocument;
    if (!isLong || !element || !page) return undefined;
    let frame: number | undefined;
    const look = () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined;
        rows.look(latest.current);
      });
    };
    // A text longer than its input scrolls that with every key.
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node) || rows.isMovedBy(target)) look();
    };
    look();
    page.addEventListener('scroll', onScroll, { capture: true, passive: true });
    page.defaultView?.addEventListener('resize', look);
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    sizes?.observe(element);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      page.removeEventListener('scroll', onScroll, { capture: true });
      page.defaultView?.removeEventListener('resize', look);
      sizes?.disconnect();
    };
  }, [rows, root, isLong]);
  return rows;
}
