import { isObject } from './is-object.ts';
import type { SchemasFile } from './schemas-file.ts';

/**
 * Reads whole numbers by name from a file of options, or from a member of it.
 * @param least each number's least value
 * @throws {FileFlaw} when one is missing, is no whole number or is too small
 */
export function readFigures<Figures extends { readonly [Name in keyof Figures]: number }>(
  { data, flaw }: SchemasFile,
  least: Figures,
  member?: string,
): Figures {
  const whole = isObject(data) ? data : {};
  const given = member === undefined ? whole : whole[member];
  const read = Object.entries<number>(least).map(([name, from]) => {
    const value = isObject(given) ? given[name] : undefined;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= from) return [name, value];
    const around = member === undefined ? [] : [member];
    const place = member === undefined ? `'${name}'` : `'${member}' with '${name}'`;
    throw flaw([...around, name], `The file must have ${place}, a whole number of at least ${from}.`);
  });
  return Object.fromEntries(read);
}
