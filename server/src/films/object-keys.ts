import { randomBytes } from 'node:crypto';

/** The path of a film's objects in the store. */
export const assetsPath = (filmId: number) => `films/${filmId}/assets/`;

/** The film whose objects lie under a path; `undefined` for any other path. */
export function readAssetsPath(path: string): number | undefined {
  const digits = /^films\/([1-9]\d{0,9})\/assets\/?$/.exec(path)?.[1];
  const id = Number(digits);
  return digits === undefined || id > 2_147_483_647 ? undefined : id;
}

/** The path of the library's objects in the store. */
export const libraryPath = 'resources/';

/** A fresh key for a file below a path; nobody can guess it. */
export const newObjectKey = (path: string, fileName: string): string =>
  `${path}${randomBytes(16).toString('hex')}-${objectFileName(fileName)}`;

const longest = 100;

/** What a file is called of whose name nothing is left. */
const unnamed = 'file';

/**
 * A file's name reduced to what is safe in a key, in an address and in a log: letters, digits, dot, hyphen and underscore.
 * Its ending stays one.
 */
export function objectFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/^-*\.(?=[A-Za-z0-9]+$)/, `${unnamed}.`)
    .replace(/^[-.]+|[-.]+$/g, '');
  return plain.slice(-longest) || unnamed;
}

/** The name that an object's key was made of. */
export const readObjectName = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/^[0-9a-f]{32}-/, '');
