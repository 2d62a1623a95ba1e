/** Names of files are kept in so many characters (code points), as the calls' schemas have it. */
const longest = 255;

/** A file's name as calls and rows take it: its end, where it is too long, and no half of a character that is written by two. */
export const shortName = (name: string): string => [...name.replace(/\p{Surrogate}/gu, '\uFFFD')].slice(-longest).join('');

/** A file's name as it is shown within a sentence: without the marks that turn the reading direction of all that follows (UAX #9). */
export const shownName = (name: string): string => name.replace(/[\u202a-\u202e\u2066-\u2069]/gu, '');
