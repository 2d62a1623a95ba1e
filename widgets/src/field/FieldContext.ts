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

/** What stands around a control without a label, a hint or an error; one object, so that nothing below looks at it again. */
export const bareField: FieldParts = { id: '', label: 'none', isHinted: false, isWrong: false };

/** The field around a control. */
export const FieldContext = createContext(bareField);
