import { type FieldPathId, titleId } from '@rjsf/utils';

/** DOM id of the text that says why a list can lose no row. */
export const fewId = ({ $id }: FieldPathId) => `${$id}__few`;

/** DOM id of that text for the list around a row. */
export const fewIdOfRow = ({ $id }: FieldPathId) => `${$id.replace(/\D\d+$/, '')}__few`;

/** DOM id of a row whose own id an element inside may have. */
export const outerId = ({ $id }: FieldPathId) => `${$id}__row`;

/** DOM ids of what a row may be called by. */
export const rowTitleIds = (row: FieldPathId) => `${titleId(row)} ${titleId(outerId(row))}`;
