import type { LayoutPart, LayoutSpan } from '@reelform/engine/validation';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** One drawn property of an object. */
export interface DrawnField {
  readonly content: ReactNode;
  /** The uiSchema hides it (`"ui:widget": "hidden"`). */
  readonly isHidden: boolean;
  /** The span it has where the layout gives none. */
  readonly span: LayoutSpan;
}

/** What the parts of one object's layout share. */
export interface ObjectLayout {
  /** Its properties by name. */
  readonly fields: ReadonlyMap<string, DrawnField>;
  /** Names that `'*'` stands for. */
  readonly rest: readonly string[];
  /** The title that is drawn of a property; `undefined` where none is. */
  readonly titleOf: (name: string) => string | undefined;
  /** Draws a part that is no field. */
  readonly Part: ComponentType<{ readonly part: Exclude<LayoutPart, string> }>;
}

/** The layout around. */
export const LayoutContext = createContext<ObjectLayout>({
  fields: new Map(),
  rest: [],
  titleOf: () => undefined,
  Part: () => null,
});
