import type { FieldPathId, FieldProps, RJSFSchema, UiSchema } from '@rjsf/utils';
import type { ListSettings } from './listSettings.ts';
import type { RowWindow } from './rowWindow.ts';
import type { RowActions } from './useRowActions.ts';

/** What the rows of one list share; everything in it keeps its identity while nothing in it changes. */
export interface RowShare extends Pick<FieldProps, 'registry' | 'onChange' | 'onBlur' | 'onFocus' | 'name'> {
  readonly total: number;
  readonly labelOf: (index: number, item: unknown) => string;
  readonly itemSchema: RJSFSchema;
  readonly itemUi: UiSchema;
  readonly listUi: UiSchema;
  readonly pathId: FieldPathId;
  readonly actions: RowActions;
  readonly settings: ListSettings;
  readonly canAdd: boolean;
  readonly disabled: boolean;
  readonly readonly: boolean;
  readonly hideError: boolean;
  readonly autofocus: boolean;
  readonly rowWindow: RowWindow;
}
