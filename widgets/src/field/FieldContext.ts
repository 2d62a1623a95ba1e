import { createContext } from 'react';

/** What stands around a control and reaches it by reference. */
export interface FieldParts {
  /** DOM id of the field's control, from which the ids of its label, error and hint follow. */
  readonly id: string;
  /** How the label is joined: it belongs to the control, or names a group of them; `none`: there is no label. */
  readonly label: 'none' | 'control' | 'group';
  readonly isHinted: boolean;
  readonly isWrong: boolean;
}

/** Nothing stands around a control. One object, so that React passes over all that a list or a section holds when it is drawn anew. */
export const BARE_FIELD: FieldParts = { id: '', label: 'none', isHinted: false, isWrong: false };

/** The field around a control. */
export const FieldContext = createContext<FieldParts>(BARE_FIELD);
