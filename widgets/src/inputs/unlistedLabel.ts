/** How a value that is none of the options is shown: as it is, and a list or an object as rjsf shows an option that is one. */
export const unlistedLabel = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
