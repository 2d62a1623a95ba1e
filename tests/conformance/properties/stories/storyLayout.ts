/** Heights that jsdom, which lays nothing out, does not know: each row of a list is so many CSS pixels high. */
export const rowHeight = 100;

const rowsIn = (list: Element) => [...list.children].filter((child) => child.hasAttribute('aria-posinset'));

/**
 * Lays the rows of lists out below each other, those of the list with the most rows scrolled by `offset`.
 *
 * @returns takes that back
 */
export const layOutRows = (offset: () => number): (() => void) => {
  const { getBoundingClientRect, scrollBy } = Element.prototype;
  Element.prototype.scrollBy = () => undefined;
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const isRow = this.hasAttribute('aria-posinset');
    const list = isRow ? this.parentElement : this;
    const rows = list ? rowsIn(list) : [];
    if (rows.length === 0) return getBoundingClientRect.call(this);
    const top = isRow ? rowHeight * rows.indexOf(this) : 0;
    const scrolled = list?.closest('#root_long') ? offset() : 0;
    return new DOMRect(0, top - scrolled, 100, isRow ? rowHeight : rowHeight * rows.length);
  };
  return () => {
    Object.assign(Element.prototype, { getBoundingClientRect, scrollBy });
  };
};
