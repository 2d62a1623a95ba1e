import { englishStringTranslator, TranslatableString } from '@rjsf/utils';

/**
 * rjsf's own texts, but for the one that it enters by itself into a new member of free name ('New Value'): nobody typed
 * it, and it would be sent.
 */
export const translateString: typeof englishStringTranslator = (text, params) =>
  text === TranslatableString.NewStringDefault ? '' : englishStringTranslator(text, params);
