/**
 * Widths of the place a form stands in (not of the window): `narrow` below 560 px, `medium` from there, `wide` from
 * 900 px.
 */
export type LayoutWidth = 'narrow' | 'medium' | 'wide';

/** A number for each width; a width left out has the number of the next narrower one. */
export type PerWidth = { readonly [width in LayoutWidth]?: number };

/** How many columns, 1 to 6; a plain number holds from `medium`, below it there is one. @default 1 */
export type LayoutColumns = number | PerWidth;

/** How many columns a part takes; `all` is the whole row. Never more than there are. @default 1 */
export type LayoutSpan = number | 'all' | PerWidth;

/** One property of the object, with the room it takes. */
export interface LayoutField {
  readonly kind: 'field';
  /** Name of the property. */
  readonly name: string;
  readonly span?: LayoutSpan;
}

/** Parts side by side, without a box of their own. */
export interface LayoutGrid {
  readonly kind: 'columns';
  readonly columns?: LayoutColumns;
  readonly span?: LayoutSpan;
  readonly parts: readonly LayoutPart[];
}

/** A titled group; a collapsible one can be folded away. */
export interface LayoutSection {
  readonly kind: 'section';
  readonly title: string;
  readonly description?: string;
  readonly columns?: LayoutColumns;
  readonly span?: LayoutSpan;
  /** @default false */
  readonly collapsible?: boolean;
  /** Whether a collapsible section is open at first. @default true */
  readonly open?: boolean;
  readonly parts: readonly LayoutPart[];
}

/** One tab, one fold of an accordion, or one step. */
export interface LayoutPage {
  readonly title: string;
  readonly description?: string;
  readonly columns?: LayoutColumns;
  readonly parts: readonly LayoutPart[];
}

/** Pages of which one is in sight. */
export interface LayoutTabs {
  readonly kind: 'tabs';
  readonly span?: LayoutSpan;
  /** Names a list from which the page is chosen, in place of the tabs. */
  readonly label?: string;
  readonly pages: readonly LayoutPage[];
}

/** Pages one below the other, each of which folds. */
export interface LayoutAccordion {
  readonly kind: 'accordion';
  readonly span?: LayoutSpan;
  /** Whether opening one closes the others. @default false */
  readonly single?: boolean;
  /** Number of the pages open at first, counted from 0. @default the first that rules show */
  readonly open?: readonly number[];
  readonly pages: readonly LayoutPage[];
}

/** Pages one after the other; a page is judged before the next one opens, and the last shows the strict actions. */
export interface LayoutSteps {
  readonly kind: 'steps';
  readonly span?: LayoutSpan;
  /** Which verdict must pass before the next step: `none` lets everybody pass. @default 'strict' */
  readonly check?: 'strict' | 'draft' | 'none';
  /** Whether every step can be gone to at any time. @default false */
  readonly free?: boolean;
  readonly pages: readonly LayoutPage[];
}

/**
 * A part of a layout (`ui:layout`). A text is the name of a property, `'*'` every property that no other part names.
 * Properties that are not placed at all come last, so that a field is never lost.
 */
export type LayoutPart = string | LayoutField | LayoutGrid | LayoutSection | LayoutTabs | LayoutAccordion | LayoutSteps;

/** What stands in `ui:layout` of an object: parts on the object's columns (`ui:options.columns`). */
export type Layout = readonly LayoutPart[];

/** Every kind of part that is an object. */
export const layoutKinds = ['field', 'columns', 'section', 'tabs', 'accordion', 'steps'] as const;

/** Names of the properties that a part places, in the order in which they are drawn; `'*'` stands for the rest. */
export const namesIn = (part: LayoutPart | LayoutPage): readonly string[] => {
  if (typeof part === 'string') return [part];
  if ('name' in part) return [part.name];
  const inside: readonly (LayoutPart | LayoutPage)[] = 'pages' in part ? part.pages : part.parts;
  return inside.flatMap(namesIn);
};
