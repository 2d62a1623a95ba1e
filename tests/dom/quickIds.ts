import { implOf } from './implOf.ts';

/** The elements with each `id`, in the order in which they got it. */
interface Ids {
  readonly _ids: Readonly<Record<string, readonly unknown[]>>;
}

const byId = /^\[id="([^"\\]+)"\]$/;

const quick = new WeakSet<Document>();

/**
 * Makes `querySelector` with `[id="…"]` quick, by which Testing Library finds what `aria-labelledby` names: jsdom's CSS
 * engine goes through the whole page for it, a tenth of the time of a screen's test. An `id` that several elements have
 * is left to the engine, and so is what lies outside of the page.
 *
 * @throws when jsdom keeps its ids elsewhere
 */
export const quickenIds = (document: Document): void => {
  const { defaultView: view } = document;
  if (!view || quick.has(document)) return;
  quick.add(document);
  const impl = implOf<Ids>(document);
  if (!impl._ids) throw new Error('jsdom keeps its ids elsewhere now: see whether this is still needed.');
  for (const prototype of [view.Document.prototype, view.Element.prototype]) {
    const { querySelector } = prototype;
    prototype.querySelector = function (this: Document | Element, selector: string): Element | null {
      const [, id] = byId.exec(selector) ?? [];
      const isPlain = id !== undefined && this.getRootNode() === document && (impl._ids[id]?.length ?? 0) < 2;
      if (!isPlain) return querySelector.call(this, selector);
      const found = document.getElementById(id);
      return found && found !== this && this.contains(found) ? found : null;
    };
  }
};
