/** An RFC 3339 date-time as the text of a `datetime-local` input, in GMT and to the minute; `''` for anything else. */
export const toGmtInput = (value: unknown): string => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 16);
};

/** The RFC 3339 date-time that the text of a `datetime-local` input means in GMT; `undefined` for an incomplete one. */
export const fromGmtInput = (text: string | undefined): string | undefined => {
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};
