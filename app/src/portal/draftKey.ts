import type { FormName } from '@reelform/schemas/api';

/**
 * Key under which a form's unsaved entries are kept on this device.
 * @param record which of several records the entries are of; `undefined`: the form has but one, or it is a new one
 */
export const getDraftKey = (form: FormName, userId: number | undefined, record?: string | number): string =>
  `${form}/${userId ?? ''}/${record ?? 'new'}`;
