import { settle } from './settle.ts';

/** What jsdom asks about a rule of a style sheet. */
interface Selectors {
  check(selector: string, element: Element): { readonly match: boolean; readonly pseudoElement: string | null };
  /** Set here, once. */
  isQuick?: boolean;
}

/**
 * Makes jsdom's `getComputedStyle` quick. For each call it asks its CSS engine about every rule of every style sheet, and
 * Fluent has a rule for each declaration: two thirds of a widget test's time. The rules that an element's tag, classes and
 * attributes settle are answered here; the others go to the engine as before. In quirks mode, where classes have no case,
 * nothing is done.
 *
 * @throws when jsdom keeps its CSS engine elsewhere
 */
export const quickenStyles = (document: Document): void => {
  if (document.compatMode !== 'CSS1Compat') return;
  const symbol = Object.getOwnPropertySymbols(document).find(({ description }) => description === 'impl');
  const selectors: Selectors | undefined = symbol && Reflect.get(document, symbol)._domSelector;
  if (!selectors) throw new Error('jsdom keeps its CSS engine elsewhere now: see whether this is still needed.');
  if (selectors.isQuick) return;
  const check = selectors.check.bind(selectors);
  selectors.check = (selector, element) => {
    const match = settle(selector, element);
    return match === undefined ? check(selector, element) : { match, pseudoElement: null };
  };
  selectors.isQuick = true;
};
