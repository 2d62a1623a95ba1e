/**
 * The address of a field's own film, of what the form's context holds: one for all fields, or a list with one for each row
 * of the list that the field stands in. `undefined`: there is none.
 */
export const getFilmAddress = (held: unknown, pointer: string): string | undefined => {
  const row = /\/(\d+)\//.exec(pointer)?.[1];
  const address: unknown = Array.isArray(held) && row !== undefined ? held[Number(row)] : held;
  return typeof address === 'string' && address !== '' ? address : undefined;
};
