import { createContext } from 'react';

/** What the rows of a list share. */
export interface RowSettings {
  /** Text of a row's remove button, for instance `Remove episode 1`. */
  readonly getRemoveLabel: (index: number, rowLabel: string) => string;
  /** Removes a row; first asks, when the uiSchema wants that and the row holds something. */
  readonly remove: (index: number) => void;
  /** Whether rows can be moved (`ui:options.orderable: true`). */
  readonly orderable: boolean;
}

/** The list around. */
export const RowContext = createContext<RowSettings | undefined>(undefined);
