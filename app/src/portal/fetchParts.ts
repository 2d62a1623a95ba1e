import { type FormModule, prepareForm } from '@reelform/engine';
import { fetchFormParts } from '@reelform/widgets';

/**
 * Fetches what a form is drawn with, so that it appears as a whole. Parts that could not be fetched are asked for again,
 * and told of, where they are drawn.
 */
export const fetchParts = async (form: FormModule): Promise<void> => {
  await Promise.allSettled([prepareForm(form), fetchFormParts(form)]);
};
