import { type FormTexts, fillIn } from '@reelform/engine';
import type { RJSFSchema } from '@rjsf/utils';

/**
 * Why nothing more can be chosen: the field's own text for `maxItems`, or the form's.
 *
 * @param texts those of lists
 */
export const fullText = ({ errorMessage, maxItems = 0 }: RJSFSchema, texts: FormTexts): string => {
  const own: unknown = Object(errorMessage).maxItems;
  return typeof own === 'string' ? fillIn(own, { limit: maxItems }) : texts('full', { limit: maxItems });
};
