/** A text without case and accents, for searching and comparing. */
export const plainText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
