/** What an element must have to match one alternative of a selector, as far as its last compound tells it plainly. */
export interface Compound {
  /** One of these, in lower case; `undefined` for any. */
  readonly tags: readonly string[] | undefined;
  readonly classes: readonly string[];
  readonly attributes: readonly string[];
  /** What its parent, or something around it, must have. */
  readonly around: { readonly classes: readonly string[]; readonly isParent: boolean } | undefined;
  /** Whether it names a part that no element is, as `::before` does, or a state that none has here. */
  readonly isPart: boolean;
  /** Whether it asks for the focus. */
  readonly isFocused: boolean;
  /** Whether nothing else is asked: an element that has all this matches. */
  readonly isAll: boolean;
}

/** Escapes, namespaces and nesting are left to the engine. */
const unusual = /[\\|&]/;
const compound = /^(\*|[a-z][\w-]*|:is\([a-z][a-z\d, ]*\))?((?:\.-?[a-z_][\w-]*)*)(.*)$/is;
const string = /"[^"]*"|'[^']*'/g;
const attribute = /\[\s*([\w-]+)[^\]]*\]/g;
const link = /:(?:link|visited)\b/;
const focus = /:focus(?:-visible)?(?![\w-])/;
/** jsdom fills nothing in by itself. */
const never = /::|:autofill\b/;
const parentheses = /\([^()]*\)/g;

/** A text's parts between separators, as far as these stand outside of brackets. */
const split = (text: string, separator: RegExp): readonly string[] => {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && separator.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
};

const withoutParentheses = (text: string): string => {
  const shorter = text.replace(parentheses, '');
  return shorter === text ? text : withoutParentheses(shorter);
};

const namesIn = (classes: string): readonly string[] => classes.split('.').filter(Boolean);

/** What a selector asks of the element around, as far as the compound before the last one tells it plainly. */
const aroundOf = (before: string): Compound['around'] => {
  const text = before.trimEnd();
  if (text === '' || /[+~]$/.test(text)) return undefined;
  const isParent = text.endsWith('>');
  const last = split(isParent ? text.slice(0, -1).trimEnd() : text, /[\s>+~]/).at(-1) ?? '';
  const classes = namesIn(compound.exec(last)?.[2] ?? '');
  return classes.length > 0 ? { classes, isParent } : undefined;
};

const tagsOf = (text: string | undefined): readonly string[] | undefined => {
  if (text === undefined || text === '*') return undefined;
  return text
    .replace(/^:is\(|\)$/g, '')
    .split(',')
    .map((tag) => tag.trim().toLowerCase());
};

/**
 * The last compounds of a selector's alternatives; `undefined` when it has anything that is not plainly understood, so
 * that only a CSS engine can say what it asks.
 */
export const compoundsOf = (selector: string): readonly Compound[] | undefined => {
  const text = selector.replace(string, 'x');
  if (unusual.test(text) || /["']/.test(text)) return undefined;
  const found: Compound[] = [];
  for (const part of split(text, /,/).map((one) => one.trim())) {
    const last = split(part, /[\s>+~]/).at(-1) ?? '';
    const parts = compound.exec(last);
    if (last === '' || !parts) return undefined;
    const [, tag, classes = '', rest = ''] = parts;
    const plain = withoutParentheses(rest);
    const attributes = [...plain.matchAll(attribute)].map(([, name = '']) => name.toLowerCase());
    found.push({
      tags: tagsOf(tag),
      classes: namesIn(classes),
      attributes: link.test(plain) ? [...attributes, 'href'] : attributes,
      around: aroundOf(part.slice(0, part.length - last.length)),
      isPart: never.test(plain),
      isFocused: focus.test(plain),
      isAll: rest === '' && last === part,
    });
  }
  return found;
};
