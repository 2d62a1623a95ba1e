import type { Registry, RJSFSchema, UiSchema } from '@rjsf/utils';
import { choiceNames } from './choiceNames.ts';
import { withDeprecation } from './deprecation.ts';

/** `uiSchema` with words of the schema that rjsf would not say, or not in the form's language; the same one where there are none. */
export const ownWords = (uiSchema: UiSchema, schema: RJSFSchema, registry: Registry): UiSchema =>
  withDeprecation(choiceNames(uiSchema, schema, registry), schema, registry);
