import { classesOf, compoundsFor, settle } from './settle.ts';

/** A rule that may apply, and where it stands in the order of the page. */
interface Entry {
  readonly order: number;
  readonly selector: string;
  readonly rule: CSSStyleRule;
}

/** Rules by what they ask of an element: a class, a tag, or nothing that can be looked up. */
interface Index {
  readonly byClass: Map<string, Entry[]>;
  readonly byTag: Map<string, Entry[]>;
  readonly any: Entry[];
}

const push = (entries: Map<string, Entry[]>, key: string, entry: Entry) => {
  const others = entries.get(key);
  if (others) others.push(entry);
  else entries.set(key, [entry]);
};

/** A list's rules with those of its media queries for screens, which are the ones that jsdom takes. */
const flat = (rules: Iterable<CSSRule>): readonly CSSRule[] =>
  Array.from(rules).flatMap((rule) => {
    const media: MediaList | undefined = Reflect.get(rule, 'media');
    if (!media) return [rule];
    return Array.from(media).includes('screen') ? flat(Reflect.get(rule, 'cssRules') ?? []) : [];
  });

const indexOf = (rules: readonly CSSRule[], isAsked: (rule: CSSStyleRule) => boolean): Index => {
  const index: Index = { byClass: new Map(), byTag: new Map(), any: [] };
  rules.forEach((rule, order) => {
    const text: string | undefined = Reflect.get(rule, 'selectorText');
    const selector = text?.split(';').at(-1)?.trim();
    if (!selector || !isAsked(rule as CSSStyleRule)) return;
    const entry = { order, selector, rule: rule as CSSStyleRule };
    const compounds = compoundsFor(selector);
    if (!compounds) index.any.push(entry);
    for (const { classes, tags, isPart } of compounds ?? []) {
      const [name] = classes;
      if (isPart) continue;
      if (name !== undefined) push(index.byClass, name, entry);
      else if (tags) for (const tag of tags) push(index.byTag, tag, entry);
      else index.any.push(entry);
    }
  });
  return index;
};

/**
 * The rules that apply to an element, in the order of the page.
 *
 * @param defaults the browser's own rules, before those of the page.
 * @param check asks a CSS engine.
 * @param isAsked leaves rules out. @default all
 */
export const createRuleIndex = (
  document: Document,
  defaults: readonly CSSRule[],
  check: (selector: string, element: Element) => boolean,
  isAsked: (rule: CSSStyleRule) => boolean = () => true,
): ((element: Element) => readonly CSSStyleRule[]) => {
  let size = '';
  let index = indexOf([], isAsked);
  return (element) => {
    const lists = [...document.styleSheets].map((sheet) => sheet.cssRules);
    const next = lists.map(({ length }) => length).join();
    if (next !== size) index = indexOf([...flat(defaults), ...lists.flatMap(flat)], isAsked);
    size = next;
    const entries = new Set(index.any);
    for (const entry of index.byTag.get(element.localName.toLowerCase()) ?? []) entries.add(entry);
    for (const name of classesOf(element)) for (const entry of index.byClass.get(name) ?? []) entries.add(entry);
    return [...entries]
      .filter(({ selector }) => settle(selector, element) ?? check(selector, element))
      .sort((a, b) => a.order - b.order)
      .map(({ rule }) => rule);
  };
};
