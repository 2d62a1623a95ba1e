import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { implOf } from './implOf.ts';
import { mayHide, quickenHiding } from './quickHiding.ts';
import { createRuleIndex } from './ruleIndex.ts';

/** What jsdom keeps of a page's styles. */
interface DocumentImpl {
  /** The declarations of elements since the page last changed; `null` after a change. */
  _styleCache: object | null;
  readonly _domSelector: {
    check(selector: string, element: Element): { readonly match: boolean; readonly pseudoElement: string | null };
  };
}

/** jsdom's own style sheet, which is not among those of the page. */
const readDefaults = (document: Document): readonly CSSRule[] => {
  const library = dirname(createRequire(import.meta.url).resolve('jsdom'));
  const style = document.createElement('style');
  style.textContent = readFileSync(join(library, 'jsdom/browser/default-stylesheet.css'), 'utf8');
  document.head.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])];
  style.remove();
  if (rules.length === 0) throw new Error('jsdom keeps its own style sheet elsewhere now: see whether this is still needed.');
  return rules;
};

const quick = new WeakSet<Document>();

/**
 * Makes jsdom's `getComputedStyle` quick. For each element it asks its CSS engine about every rule of every style sheet,
 * and Fluent has a rule for each declaration: two thirds of a widget test's time. Here the rules are kept by what they
 * ask of an element, and only those that may apply are asked about. In quirks mode, where classes have no case, nothing
 * is done.
 *
 * @throws when jsdom keeps its styles elsewhere
 */
export const quickenStyles = (document: Document): void => {
  if (document.compatMode !== 'CSS1Compat' || quick.has(document)) return;
  quick.add(document);
  const impl = implOf<DocumentImpl>(document);
  if (!('_styleCache' in impl) || !impl._domSelector) {
    throw new Error('jsdom keeps its styles elsewhere now: see whether this is still needed.');
  }
  const defaults = readDefaults(document);
  const check = (selector: string, element: Element) => {
    try {
      const { match, pseudoElement } = impl._domSelector.check(selector, element);
      return match && !pseudoElement;
    } catch {
      // What the engine cannot read applies to nothing, as in jsdom itself.
      return false;
    }
  };
  const rulesOf = createRuleIndex(document, defaults, check);
  const hidingRulesOf = createRuleIndex(document, defaults, check, ({ style }) => mayHide(style));
  const Declaration = Object.getPrototypeOf(document.body.style).constructor as new () => CSSStyleDeclaration;
  let hiding = new WeakMap<Element, readonly CSSStyleDeclaration[]>();
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  const stylesOf = (element: HTMLElement, from = rulesOf) => [...from(element).map((rule) => rule.style), element.style];
  const hidingOf = (element: HTMLElement) => {
    const styles = hiding.get(element) ?? stylesOf(element, hidingRulesOf);
    hiding.set(element, styles);
    return styles;
  };
  const declarationOf = (element: HTMLElement) => {
    const declaration = new Declaration();
    for (const style of stylesOf(element)) {
      for (const property of Array.from(style ?? [])) {
        const value = style.getPropertyValue(property);
        if (value === 'unset') declaration.removeProperty(property);
        else declaration.setProperty(property, value, style.getPropertyPriority(property));
      }
    }
    return declaration;
  };
  const get = (element: HTMLElement) => {
    const declaration = known.get(element) ?? declarationOf(element);
    known.set(element, declaration);
    return declaration;
  };
  const forget = () => {
    hiding = new WeakMap();
    known = new WeakMap();
  };
  Object.defineProperty(impl, '_styleCache', { configurable: true, get: () => ({ get }), set: forget });
  quickenHiding(document, hidingOf);
};
