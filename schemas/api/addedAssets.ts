import type { ApiSchemas } from '../types/api.ts';
import type { AddedFields } from './call.ts';

/** A form of a film's assets. */
export type AssetFormName = ApiSchemas['AssetsSave']['form'];

/** The forms of a film's assets. */
export const assetForms = ['manage-assets', 'subtitles'] as const satisfies readonly AssetFormName[];

type Facts = Readonly<Record<string, unknown>>;

/**
 * What the portal names of the forms of a film's assets, by the pointer of its object (`-`: every row). Fields that a form's
 * file has beside these are kept with the film as they are.
 */
const namedAssets: Readonly<
  Record<AssetFormName, { readonly '': readonly string[]; readonly '/chapters/-': readonly string[] }>
> = {
  'manage-assets': {
    '': [
      ...['videoUrl', 'videoUrlStatus', 'trailerUrl', 'trailerUrlStatus', 'standardImage', 'standardImageStatus'],
      ...['featuredImage', 'featuredImageStatus', 'chapters', 'subtitles'],
      ...['thumbnail', 'thumbnailWithoutText', 'transparentFiles', 'brandingAssets'],
    ],
    '/chapters/-': [
      ...['chapterId', 'title', 'episodeUrl', 'episodeUrlStatus', 'standardImage', 'standardImageStatus', 'subtitles'],
    ],
  },
  subtitles: {
    '': ['videoSrtFiles', 'chapters', 'trailerSrtFiles'],
    '/chapters/-': ['chapterId', 'title', 'videoSrtFiles'],
  },
};

const isFacts = (value: unknown): value is Facts => typeof value === 'object' && value !== null && !Array.isArray(value);

const rowsIn = (data: Facts): readonly Facts[] => {
  const { chapters } = data;
  return Array.isArray(chapters) ? chapters.filter(isFacts) : [];
};

const among = (facts: Facts, named: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => named.includes(name)));

const beside = (facts: Facts, named: readonly string[]): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !named.includes(name)));

/** Whether a pointer leads into a field that the form's file alone has. */
export const isAddedToAssets = (form: AssetFormName, pointer: string): boolean => {
  const [, name = '', , member] = pointer.split('/');
  const named = namedAssets[form];
  return name === 'chapters'
    ? member !== undefined && !named['/chapters/-'].includes(member)
    : name !== '' && !named[''].includes(name);
};

/** What the data of a form say in added fields: the film's own, and as `chapters` those of episodes, by their `chapterId`. */
export const addedToAssets = (form: AssetFormName, data: Facts): AddedFields => {
  const named = namedAssets[form];
  const chapters = rowsIn(data).flatMap((row) => {
    const added = beside(row, named['/chapters/-']);
    return Object.keys(added).length > 0 ? [{ chapterId: row['chapterId'], ...added }] : [];
  });
  return { ...beside(data, named['']), ...(chapters.length > 0 && { chapters }) };
};

/** The data of a form with `added` in its added fields; what it says of episodes that are not there is left out. */
export const withAddedToAssets = <Data extends Facts>(form: AssetFormName, data: Data, added: AddedFields = {}): Data => {
  const named = namedAssets[form];
  const said = rowsIn(added);
  const chapters = rowsIn(data).map((row) => ({
    ...beside(said.find(({ chapterId }) => chapterId === row['chapterId']) ?? {}, named['/chapters/-']),
    ...among(row, named['/chapters/-']),
  }));
  const facts: Facts = { ...beside(added, named['']), ...among(data, named['']), ...(chapters.length > 0 && { chapters }) };
  return facts as Data; // what it has of its own is among the members that are named
};

/** What is said in added fields of one of a film's asset forms, apart: the film's own, and what each episode has at its place. */
export const addedApart = (
  form: AssetFormName,
  {
    added,
    chapters,
  }: Pick<ApiSchemas['FilmReply']['data'], 'added'> & { readonly chapters: readonly { readonly chapterId: number }[] },
): readonly { readonly added: AddedFields; readonly chapter?: number }[] => {
  const said: Facts = { ...added?.[form] };
  const named = namedAssets[form];
  const ofEpisodes = rowsIn(said).map((row) => ({
    added: beside(row, named['/chapters/-']),
    chapter: chapters.findIndex(({ chapterId }) => chapterId === row['chapterId']),
  }));
  return [{ added: beside(said, named['']) }, ...ofEpisodes.filter(({ chapter }) => chapter >= 0)];
};
