import { type AssetTypeName, type FilmPermission, FilmStatus, type FormName } from '@reelform/schemas/api';
import { isObject } from './is-object.ts';
import type { SchemasFile } from './schemas-file.ts';

const kinds = ['video', 'image', 'imageOrVideo', 'subtitle'] as const;

/** What a file of an asset may hold. */
export type AssetKind = (typeof kinds)[number];

const forms = ['manage-assets', 'subtitles'] as const satisfies readonly FormName[];

/** One kind of asset. */
export interface AssetType {
  /** Its number. */
  readonly value: number;
  readonly kind: AssetKind;
  /** The form that says what its files must be. */
  readonly form: (typeof forms)[number];
  /** Pointer of the form's field for such a file, `-` being every row. */
  readonly field: string;
  /** Pointer of the list where there may be several; absent: one for the film or the episode. */
  readonly list: string | undefined;
  /** Whether it belongs to episodes. */
  readonly chapters: 'none' | 'too' | 'only';
}

/** A country (ISO 3166-1). */
export interface Country {
  /** Alpha-2 code. */
  readonly code: string;
  readonly name: string;
  /** Another name that it is found by. */
  readonly otherName: string | undefined;
  /** The part of the world it is in. */
  readonly region: string | undefined;
}

const typeNames: { readonly [Name in AssetTypeName]: true } = {
  videoUrl: true,
  episodeUrl: true,
  trailerUrl: true,
  standardImage: true,
  featuredImage: true,
  thumbnail: true,
  thumbnailWithoutText: true,
  transparentFiles: true,
  brandingAssets: true,
  videoSrtFiles: true,
  trailerSrtFiles: true,
};

const permissionNames: { readonly [Name in FilmPermission]: true } = {
  submission: true,
  details: true,
  assets: true,
  rejectedAssets: true,
  episodes: true,
  subtitles: true,
  availability: true,
  releaseDate: true,
  removeVideo: true,
  removeTrailer: true,
  removeAsset: true,
  removeNow: true,
  bts: true,
  promotions: true,
};

const isAssetType = (name: string): name is AssetTypeName => Object.hasOwn(typeNames, name);

/** The asset type of a stored name; `undefined` for one that this version does not know. */
export const readAssetType = (name: string): AssetTypeName | undefined => (isAssetType(name) ? name : undefined);

const isPermission = (name: unknown): name is FilmPermission =>
  typeof name === 'string' && Object.hasOwn(permissionNames, name);

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function readType(name: string, { data, flaw }: SchemasFile): AssetType {
  const given = isObject(data) ? data[name] : undefined;
  const members = isObject(given) ? given : {};
  const kind = kinds.find((one) => one === members['kind']);
  const form = forms.find((one) => one === members['form']);
  const field = textOf(members['field']);
  const { value } = members;
  if (!kind || !form || field === undefined || typeof value !== 'number' || !Number.isInteger(value))
    throw flaw([name], `The file must have '${name}' with 'value', 'kind', 'form' and 'field'.`);
  const chapters = members['chapters'] === 'too' || members['chapters'] === 'only' ? members['chapters'] : 'none';
  return { value, kind, form, field, list: textOf(members['list']), chapters };
}

/** Reads what each kind of asset is. @throws {FileFlaw} when one is missing or has another shape */
export const readAssetTypes = (file: SchemasFile): { readonly [Name in AssetTypeName]: AssetType } => ({
  videoUrl: readType('videoUrl', file),
  episodeUrl: readType('episodeUrl', file),
  trailerUrl: readType('trailerUrl', file),
  standardImage: readType('standardImage', file),
  featuredImage: readType('featuredImage', file),
  thumbnail: readType('thumbnail', file),
  thumbnailWithoutText: readType('thumbnailWithoutText', file),
  transparentFiles: readType('transparentFiles', file),
  brandingAssets: readType('brandingAssets', file),
  videoSrtFiles: readType('videoSrtFiles', file),
  trailerSrtFiles: readType('trailerSrtFiles', file),
});

/** Where the first permission of a status stands that is none. */
const strayPermission = (status: string, words: unknown): readonly (string | number)[] =>
  Array.isArray(words) ? [status, words.findIndex((word) => !isPermission(word))] : [status];

/** Reads what may be done with a film by its status. @throws {FileFlaw} when it has another shape */
export function readPermissions({ data, flaw }: SchemasFile): ReadonlyMap<number, readonly FilmPermission[]> {
  const lines = isObject(data) ? Object.entries(data) : [];
  const statuses = Object.values(FilmStatus).map(String);
  const missing = statuses.find((status) => !lines.some(([name]) => name === status));
  if (missing !== undefined) throw flaw([missing], `The file must have the permissions of status ${missing}.`);
  const strange = lines.find(([name]) => !statuses.includes(name))?.[0];
  if (strange !== undefined) throw flaw([strange], `There is no status ${strange}; there are ${statuses.join(', ')}.`);
  return new Map(
    lines.map(([status, words]) => {
      if (!Array.isArray(words) || !words.every(isPermission))
        throw flaw(
          strayPermission(status, words),
          `Status ${status} has a list of what may be done: ${Object.keys(permissionNames).join(', ')}.`,
        );
      return [Number(status), words];
    }),
  );
}

/** Reads the countries. @throws {FileFlaw} when it has another shape */
export function readCountries({ data, flaw }: SchemasFile): readonly Country[] {
  const wanted = "The file must be a list of options with 'value' and 'label'.";
  if (!Array.isArray(data)) throw flaw([], wanted);
  return data.map((entry: unknown, index) => {
    const { value, label, hint, group } = isObject(entry) ? entry : {};
    const [code, name] = [textOf(value), textOf(label)];
    if (code === undefined || name === undefined) throw flaw([index], wanted);
    return { code, name, otherName: textOf(hint), region: textOf(group) };
  });
}
