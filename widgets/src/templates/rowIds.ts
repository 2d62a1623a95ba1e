import type { FieldPathId } from '@rjsf/utils';

/** DOM id of the text that says why a list can lose no row. */
export const fewId = ({ $id }: FieldPathId) => `${$id}__few`;

/** DOM id of that text for the list around a row. */
export const fewIdOfRow = ({ $id }: FieldPathId) => `${$id.replace(/\D\d+$/, '')}__few`;
