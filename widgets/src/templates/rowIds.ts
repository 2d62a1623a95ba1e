import { type ArrayFieldItemTemplateProps, type FieldPathId, getSchemaType } from '@rjsf/utils';

/** DOM id of the text that says why a list can lose no row. */
export const fewId = ({ $id }: FieldPathId) => `${$id}__few`;

/** DOM id of that text for the list around a row. */
export const fewIdOfRow = ({ $id }: FieldPathId) => `${$id.replace(/\D\d+$/, '')}__few`;

/** DOM id of the element around a row. A row of any other kind than an object has an element of the row's own id inside. */
export const rowIdOf = ({ schema, buttonsProps }: Pick<ArrayFieldItemTemplateProps, 'schema' | 'buttonsProps'>): string => {
  const { $id } = buttonsProps.fieldPathId;
  return !Array.isArray(schema.type) && getSchemaType(schema) === 'object' ? $id : `${$id}__row`;
};
