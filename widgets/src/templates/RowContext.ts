import type { FieldPathId } from '@rjsf/utils';
import { createContext, use } from 'react';

/** What the rows of a list share. */
export interface RowSettings {
  /** Name of a row by its index, for instance `Episode 1`. */
  readonly getLabel: (index: number) => string;
  /** Text of a row's remove button by its index, for instance `Remove episode 1`. */
  readonly getRemoveLabel: (index: number) => string;
  /** Whether removing the row must be confirmed: the uiSchema asks for it and the row holds something. */
  readonly mustConfirm: (index: number) => boolean;
  /** Whether rows can be moved (`ui:options.orderable: true`). */
  readonly orderable: boolean;
}

/** The list around. */
export const RowContext = createContext<RowSettings | undefined>(undefined);

/** Index of the row that a path ends in; `undefined` when it ends in a property. */
export const getRowIndex = ({ path }: FieldPathId): number | undefined => {
  const last = path.at(-1);
  return typeof last === 'number' ? last : undefined;
};

/** Name of the row that a field is itself (a list of plain values); `undefined` for every other field. */
export const useRowLabel = (fieldPathId: FieldPathId): string | undefined => {
  const settings = use(RowContext);
  const index = getRowIndex(fieldPathId);
  return index === undefined ? undefined : settings?.getLabel(index);
};
