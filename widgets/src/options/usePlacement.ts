import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Box, type ListSide, placeList } from './placeList.ts';

/** Most height that a list takes, in pixels. */
export const LIST_HEIGHT = 320;

/** The window in which an element stands: that of a frame, for one. */
const windowOf = ({ ownerDocument: { defaultView } }: Element): Window => defaultView ?? window;

/** What is seen of the page: an on-screen keyboard and zooming leave less than the window. */
const seen = ({ visualViewport, innerWidth, innerHeight }: Window): Box => {
  const {
    offsetLeft: left,
    offsetTop: top,
    width,
    height,
  } = visualViewport ?? {
    offsetLeft: 0,
    offsetTop: 0,
    width: innerWidth,
    height: innerHeight,
  };
  return { left, top, right: left + width, bottom: top + height };
};

/** The height of the window without its scroll bar; the root's own is that of all its content where a page has no doctype. */
const heightOf = ({ scrollingElement, documentElement }: Document): number =>
  (scrollingElement ?? documentElement).clientHeight;

/** Shows a list in the browser's top layer, where no dialog, row or scrolling box cuts it off. */
const raise = (list: HTMLElement) => {
  // Browsers from before popovers, and pages without a layout, show it where it stands.
  if (!('showPopover' in list)) return;
  list.popover = 'manual';
  list.showPopover();
};

/**
 * Keeps a list beside its field: when it opens, when its content changes, and while anything scrolls or is resized. It
 * is out of sight while its field is.
 * @param content changes with the list's content
 */
export const usePlacement = (field: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>, content: unknown) => {
  const side = useRef<ListSide>(undefined);
  const place = useRef(() => {});

  useLayoutEffect(() => {
    place.current = () => {
      const at = field.current;
      const element = list.current;
      if (!at || !element) return;
      const wanted = Math.min(element.scrollHeight, LIST_HEIGHT);
      const found = placeList({ field: at.getBoundingClientRect(), view: seen(windowOf(at)), wanted, side: side.current });
      side.current = found.side;
      const below = found.side === 'below';
      Object.assign(element.style, {
        left: `${found.left}px`,
        // Not in the styles, which are mirrored: from right to left it is the right edge that counts, which a popover has.
        right: 'auto',
        top: below ? `${found.edge}px` : 'auto',
        bottom: below ? 'auto' : `${heightOf(at.ownerDocument) - found.edge}px`,
        width: `${found.width}px`,
        maxHeight: `${Math.min(found.maxHeight, LIST_HEIGHT)}px`,
      });
    };
  });

  useLayoutEffect(() => {
    const at = field.current;
    const element = list.current;
    if (!at || !element) return undefined;
    raise(element);
    const page = windowOf(element);
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place.current());
    };
    const onScroll = ({ target }: Event) => {
      if (target !== element) follow();
    };
    const resized = 'ResizeObserver' in window ? new ResizeObserver(follow) : undefined;
    resized?.observe(at);
    const sighted =
      'IntersectionObserver' in window
        ? new IntersectionObserver(([entry]) => {
            element.style.visibility = entry?.isIntersecting === false ? 'hidden' : '';
          })
        : undefined;
    sighted?.observe(at);
    page.addEventListener('scroll', onScroll, { capture: true, passive: true });
    page.addEventListener('resize', follow);
    page.visualViewport?.addEventListener('resize', follow);
    page.visualViewport?.addEventListener('scroll', follow);
    return () => {
      cancelAnimationFrame(frame);
      resized?.disconnect();
      sighted?.disconnect();
      page.removeEventListener('scroll', onScroll, { capture: true });
      page.removeEventListener('resize', follow);
      page.visualViewport?.removeEventListener('resize', follow);
      page.visualViewport?.removeEventListener('scroll', follow);
    };
  }, [field, list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another content may take more room
  useLayoutEffect(() => place.current(), [content]);
};
