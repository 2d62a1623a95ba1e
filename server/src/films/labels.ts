import { plainText } from '../plain-text.ts';

/** The name of a genre or a tag as it is kept: without spaces around it, with single ones inside. */
export const labelName = (text: string): string => text.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** The same as it is compared and searched: without case and accents, unless nothing else is in it. */
export const labelKey = (text: string): string => plainText(labelName(text)) || labelName(text);
