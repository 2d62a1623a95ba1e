/** A text without case and accents, for searching and comparing. */
export const plainText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A text that was typed, as it stands within a sentence: without the marks that turn the reading direction of what follows
 * (UAX #9), which would turn the sentence's own words too.
 */
export const withoutTurns = (text: string): string => text.replace(/[\u202a-\u202e\u2066-\u2069]/gu, '');
