import { implOf } from './implOf.ts';

/** What queries by role ask of each element on the way to the root, and what it is where no rule says anything. */
const HIDING = {
  display: { initial: 'inline', isInherited: false },
  visibility: { initial: 'visible', isInherited: true },
  // Of this axe asks each element around what it looks at; jsdom knows nothing of it.
  'content-visibility': { initial: '', isInherited: false },
};

type Hiding = keyof typeof HIDING;

const isHiding = (name: unknown): name is Hiding => typeof name === 'string' && Object.hasOwn(HIDING, name);

/** Whether declarations say anything of what is answered here. */
export const mayHide = (style: CSSStyleDeclaration | undefined): boolean =>
  Object.keys(HIDING).some((name) => style?.getPropertyValue(name));

/**
 * Answers what `getComputedStyle` says of whether an element is hidden from the rules alone. jsdom copies every declaration
 * of an element, works out its colours, and is then asked for no more than these: a fifth of the time of a screen's test.
 * Anything else is read from what jsdom computes.
 *
 * @param stylesOf the declarations that apply to what jsdom keeps behind an element and {@link mayHide}, in the order of the page
 */
export const quickenHiding = (document: Document, stylesOf: (element: HTMLElement) => readonly CSSStyleDeclaration[]): void => {
  const { defaultView: view } = document;
  if (!view) return;
  const compute = view.getComputedStyle;
  const said = (element: HTMLElement, name: Hiding): string => {
    const { initial, isInherited } = HIDING[name];
    const last = stylesOf(implOf(element)).findLast((style) => style?.getPropertyValue(name));
    const value = last?.getPropertyValue(name) ?? 'unset';
    if (value === 'initial') return initial;
    if (value !== 'inherit' && value !== 'unset') return value;
    const { parentElement } = element;
    return parentElement && (isInherited || value === 'inherit') ? said(parentElement, name) : initial;
  };
  view.getComputedStyle = (element, pseudo) => {
    if (pseudo || !(element instanceof HTMLElement) || element.ownerDocument !== document)
      return compute.call(view, element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const all = () => {
      whole ??= compute.call(view, element);
      return whole;
    };
    const quick = (name: unknown) => (isHiding(name) ? said(element, name) : undefined);
    const getPropertyValue = (name: string) => quick(name) ?? all().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        const value: unknown = quick(name) ?? Reflect.get(all(), name);
        return typeof value === 'function' ? value.bind(all()) : value;
      },
      has: (_, name) => Reflect.has(all(), name),
    });
  };
};
