import { type ArrayFieldItemTemplateProps, type FieldPathId, getSchemaType, titleId } from '@rjsf/utils';
import { isOneValue } from './fieldKind.ts';

/** DOM id of the text that says why a list can lose no row. */
export const fewId = ({ $id }: FieldPathId) => `${$id}__few`;

/** DOM id of that text for the list around a row. */
export const fewIdOfRow = ({ $id }: FieldPathId) => `${$id.replace(/\D\d+$/, '')}__few`;

/** DOM id of a row whose own id an element inside may have. */
export const outerId = ({ $id }: FieldPathId) => `${$id}__row`;

/** DOM ids of what a row may be called by. */
export const rowTitleIds = (row: FieldPathId) => `${titleId(row)} ${titleId(outerId(row))}`;

/** DOM id of the element around a row. A row of any other kind than an object has an element of the row's own id inside. */
export const rowIdOf = ({ schema, buttonsProps }: Pick<ArrayFieldItemTemplateProps, 'schema' | 'buttonsProps'>): string => {
  const { fieldPathId } = buttonsProps;
  const isObject = !Array.isArray(schema.type) && getSchemaType(schema) === 'object' && !isOneValue(schema);
  return isObject ? fieldPathId.$id : outerId(fieldPathId);
};
