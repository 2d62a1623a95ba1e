import type { FormModule } from '@reelform/engine/validation';

/** A form's title, from its schema; empty without one. */
export const titleOf = ({ schema }: FormModule): string => (typeof schema['title'] === 'string' ? schema['title'] : '');

/** A form's introduction, from its schema; empty without one. */
export const descriptionOf = ({ schema }: FormModule): string =>
  typeof schema['description'] === 'string' ? schema['description'] : '';
