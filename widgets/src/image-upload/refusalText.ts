import { type FormTexts, fillIn } from '@reelform/engine';
import type { ImageLimits, ImageRefusal } from '../image-file/imageLimits.ts';

/** What is said of a refused file: the field's own text for the keyword (`errorMessage`), else the widget's. */
export const getRefusalText = ({ problem, values }: ImageRefusal, { messages }: ImageLimits, texts: FormTexts): string => {
  const own = messages[problem];
  return typeof own === 'string' ? fillIn(own, values) : texts(problem, values);
};
