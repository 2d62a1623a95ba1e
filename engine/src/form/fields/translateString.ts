import { englishStringTranslator, type TranslatableString } from '@rjsf/utils';

/** What rjsf enters by itself into a new member of free name. Written out: its table of texts comes with open forms. */
const begun: `${TranslatableString.NewStringDefault}` = 'New Value';

/** rjsf's own texts, but for the one that it enters by itself ('New Value'): nobody typed it, and it would be sent. */
export const translateString: typeof englishStringTranslator = (text, params) =>
  text === begun ? '' : englishStringTranslator(text, params);
