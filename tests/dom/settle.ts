import { type Compound, compoundsOf } from './compoundsOf.ts';

const known = new Map<string, readonly Compound[] | undefined>();

const compoundsFor = (selector: string) => {
  if (!known.has(selector)) known.set(selector, compoundsOf(selector));
  return known.get(selector);
};

let lastText = '';
let lastNames: ReadonlySet<string> = new Set();

/** The classes of an element; the same one is asked about for every rule. */
const classesOf = (element: Element) => {
  const text = element.getAttributeNS(null, 'class') ?? '';
  if (text !== lastText) {
    lastText = text;
    lastNames = new Set(text.split(/[\t\n\f\r ]+/));
  }
  return lastNames;
};

/** Whether an element of an HTML page matches a selector; `undefined` when only a CSS engine can say. */
export const settle = (selector: string, element: Element): boolean | undefined => {
  const compounds = compoundsFor(selector);
  if (!compounds) return undefined;
  const names = classesOf(element);
  const candidates = compounds.filter(
    ({ tags, classes, attributes }) =>
      (tags === undefined || tags.includes(element.localName.toLowerCase())) &&
      classes.every((name) => names.has(name)) &&
      attributes.every((name) => element.hasAttributeNS(null, name)),
  );
  if (candidates.length === 0) return false;
  return candidates.some(({ isAll }) => isAll) ? true : undefined;
};
