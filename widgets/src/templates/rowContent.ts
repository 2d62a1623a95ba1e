import { getUiOptions, type UiSchema } from '@rjsf/utils';

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether a row of a list holds nothing that a person has entered: no text, no file, no ticked box. Members that the
 * uiSchema hides are the form's own and do not count.
 */
export const isEmptyRow = (row: unknown, uiSchema: UiSchema | undefined): boolean => {
  if (row === undefined || row === null || row === '' || row === false) return true;
  if (Array.isArray(row)) return row.every((item) => isEmptyRow(item, undefined));
  if (!isRecord(row)) return false;
  return Object.entries(row).every(([name, value]) => {
    const member: unknown = uiSchema?.[name];
    const memberUi = isRecord(member) ? member : undefined;
    return getUiOptions(memberUi).widget === 'hidden' || isEmptyRow(value, memberUi);
  });
};
