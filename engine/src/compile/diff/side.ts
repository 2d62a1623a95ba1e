import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pointerOf, tokensOf, valueAt } from '../../validation/pointer.ts';
import { baseAt, identifiersOf, pathOf, resolveAddress } from '../schema/identifiers.ts';
import { decoded } from '../schema/references.ts';
import type { Place, Tokens } from './change.ts';

/** One of the two states that are compared. */
export interface Side {
  /** The content of a file by its path below the folder; `undefined` when there is none. */
  read(file: string): unknown;
  /** What stands at a place. */
  at(place: Place): unknown;
  /** Where a reference at a place leads; `undefined` when that cannot be said. */
  find(reference: string, from: Place): Place | undefined;
  /** A reference as an address that means the same everywhere in this state. */
  absolute(reference: string, from: Place): string;
}

/** A name of a place that both states share. */
export const keyOf = ({ file, tokens }: Place): string => `${file}#${pointerOf(tokens)}`;

/** A state whose files stand below a folder, or beside it where references lead there. */
export const createSide = (folder: string, read: (file: string) => unknown): Side => {
  const addressOf = (file: string) => pathToFileURL(resolve(folder, file)).href;
  const identified = new Map<string, ReadonlyMap<string, Tokens>>();
  const identifiers = (file: string) => {
    const known = identified.get(file) ?? identifiersOf(read(file), addressOf(file));
    identified.set(file, known);
    return known;
  };
  const at = ({ file, tokens }: Place) => valueAt(read(file), tokens.map(String));
  const absolute = (reference: string, { file, tokens }: Place) =>
    resolveAddress(reference, baseAt(read(file), tokens, addressOf(file)));
  return {
    read,
    at,
    absolute,
    find: (reference, from) => {
      const [address = '', fragment = ''] = absolute(reference, from).split('#', 2);
      const isKnownHere = identifiers(from.file).has(address);
      const path = address.startsWith('file:') ? pathOf(address) : undefined;
      if (!isKnownHere && path === undefined) return undefined;
      const file = isKnownHere || path === undefined ? from.file : relative(folder, path);
      const isNamed = fragment !== '' && !fragment.startsWith('/');
      const start = identifiers(file).get(isNamed ? `${address}#${decoded(fragment)}` : address);
      const tokens = start && [...start, ...(isNamed ? [] : tokensOf(decoded(fragment)))];
      const place = tokens && { file, tokens };
      return place && at(place) !== undefined ? place : undefined;
    },
  };
};
