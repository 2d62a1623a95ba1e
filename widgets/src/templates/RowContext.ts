import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { type ComponentType, type CSSProperties, createContext } from 'react';

/** How a list looks that does not draw its rows as cards. */
export interface ListLook {
  readonly Row: ComponentType<ArrayFieldItemTemplateProps>;
  /** Class of what holds the rows. */
  readonly className: string;
  readonly style: CSSProperties;
}

/** What the rows of a list share. */
export interface RowSettings {
  /** Text of a row's remove button, for instance `Remove episode 1`. */
  readonly getRemoveLabel: (index: number, rowLabel: string) => string;
  /** Removes a row; first asks, when the uiSchema wants that and the row holds something. */
  readonly remove: (index: number) => void;
  /** Whether rows can be moved (`ui:options.orderable`). */
  readonly orderable: boolean;
  /** `undefined`: rows are cards. */
  readonly look: ListLook | undefined;
}

/** The list around. */
export const RowContext = createContext<RowSettings | undefined>(undefined);
