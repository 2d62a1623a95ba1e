import { type Compound, compoundsOf } from './compoundsOf.ts';

const known = new Map<string, readonly Compound[] | undefined>();

/** What a selector asks of an element, read once. */
export const compoundsFor = (selector: string): readonly Compound[] | undefined => {
  if (!known.has(selector)) known.set(selector, compoundsOf(selector));
  return known.get(selector);
};

const names = new Map<string, ReadonlySet<string>>();

/** The classes of an element. */
export const classesOf = (element: Element): ReadonlySet<string> => {
  const text = element.getAttributeNS(null, 'class') ?? '';
  const known = names.get(text) ?? new Set(text.split(/[\t\n\f\r ]+/).filter(Boolean));
  names.set(text, known);
  return known;
};

const hasAll = (element: Element, classes: readonly string[]) => {
  if (classes.length === 0) return true;
  const own = classesOf(element);
  return classes.every((name) => own.has(name));
};

const isWithin = (element: Element, { classes, isParent }: NonNullable<Compound['around']>): boolean => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (hasAll(at, classes)) return true;
    if (isParent) return false;
  }
  return false;
};

/** Whether an element of an HTML page matches a selector; `undefined` when only a CSS engine can say. */
export const settle = (selector: string, element: Element): boolean | undefined => {
  const compounds = compoundsFor(selector);
  if (!compounds) return undefined;
  const candidates = compounds.filter(
    ({ tags, classes, attributes, around, isPart, isFocused }) =>
      !isPart &&
      (!isFocused || element === element.ownerDocument.activeElement) &&
      (tags === undefined || tags.includes(element.localName.toLowerCase())) &&
      hasAll(element, classes) &&
      attributes.every((name) => element.hasAttributeNS(null, name)) &&
      (around === undefined || isWithin(element, around)),
  );
  if (candidates.length === 0) return false;
  return candidates.some(({ isAll }) => isAll) ? true : undefined;
};
