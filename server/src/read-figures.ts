import type { OptionsFile } from './asset-options.ts';
import { isObject } from './is-object.ts';

/**
 * Reads whole numbers by name from a file of options, or from a member of it.
 * @param least each number's least value
 * @throws naming the file when one is missing, is no whole number or is too small
 */
export function readFigures<Figures extends { readonly [Name in keyof Figures]: number }>(
  { file, data }: OptionsFile,
  least: Figures,
  member?: string,
): Figures {
  const whole = isObject(data) ? data : {};
  const given = member === undefined ? whole : whole[member];
  const read = Object.entries<number>(least).map(([name, from]) => {
    const value = isObject(given) ? given[name] : undefined;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= from) return [name, value];
    const place = member === undefined ? `'${name}'` : `'${member}' with '${name}'`;
    throw new Error(`${file} must have ${place}, a whole number of at least ${from}.`);
  });
  return Object.fromEntries(read);
}
