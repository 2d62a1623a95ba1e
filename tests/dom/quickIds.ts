const ID = /^\[id="([^"\\]+)"\]$/;

const quick = new WeakSet<Document>();

/**
 * Makes `querySelector('[id="…"]')` quick, by which the queries for labels look up each name that an element refers to:
 * jsdom goes through the page for it, an eighth of the time of a screen's test. Outside of the page, and where another
 * element before has the same id, jsdom answers as before.
 */
export const quickenIds = (document: Document): void => {
  const { defaultView: view } = document;
  if (!view || quick.has(document)) return;
  quick.add(document);
  for (const { prototype } of [view.Document, view.Element]) {
    const search = prototype.querySelector;
    Object.defineProperty(prototype, 'querySelector', {
      configurable: true,
      enumerable: true,
      writable: true,
      value(this: Document | Element, selector: string) {
        const [, id] = ID.exec(selector) ?? [];
        if (id !== undefined && this.getRootNode() === document) {
          const first = document.getElementById(id);
          if (!first || (first !== this && this.contains(first))) return first;
        }
        return search.call(this, selector);
      },
    });
  }
};
