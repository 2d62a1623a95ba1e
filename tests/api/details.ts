import type { AssetTypeName } from '@reelform/schemas/api';
import type { Client } from './client.ts';
import type { TestServer } from './test-server.ts';

/** Details of a film in which nothing is missing. */
export const wholeDetails = {
  title: 'Harbour Lights',
  type: 'SHORT_FILM',
  shortDescription: 'A sailor walks home.',
  description: 'A sailor walks home along the coast and meets those who stayed.',
  primayGenres: ['Drama'],
  secondaryGenres: ['Coming of Age'],
  tags: ['Debut'],
  year: '2024',
  rating: 'PG-13',
  productionCompanies: 'Harbour Pictures',
  copyright: '2024',
  countryOfOrigin: 'NO',
  filmingLocations: ['Bergen'],
  audioLanguage: ['no'],
  cast: [{ title: 'Ada Berg', role: 'The sailor', order: 1 }],
  crew: [{ title: 'Ola Nord', role: 'director' }],
  geoRestriction: { type: 'everywhere' },
  isCopy: false,
};

/** Details of an episode in which nothing is missing. */
export const wholeEpisode = { ...wholeDetails, type: 'SERIES', episodeTitle: 'Night 1', season: 1 };

/** A save of details, for later or submitted. */
export const detailsSave = (
  programDetails: object,
  more: { readonly submit?: boolean; readonly [name: string]: unknown } = {},
) => {
  const { submit = false, ...rest } = more;
  return { form: 'film-details', programStatus: submit ? 1 : 0, continue: !submit, programDetails, ...rest };
};

/** Saves the details of a film. */
export const saveDetails = (client: Client, id: number, ...save: Parameters<typeof detailsSave>) =>
  client.call('POST /filmmakers/films/:id/update', { params: { id }, body: detailsSave(...save) });

/** What a row of an asset says beside its type. */
export interface AssetRow {
  readonly chapterId?: number;
  readonly status?: number;
  readonly language?: string;
  readonly rejectMessage?: string;
}

let keys = 0;

/** Registers an asset as if it had been uploaded; its key. */
export const addAsset = async (
  { database }: Pick<TestServer, 'database'>,
  filmId: number,
  type: AssetTypeName,
  { chapterId, status = 2, language, rejectMessage }: AssetRow = {},
): Promise<string> => {
  keys += 1;
  const key = `films/${filmId}/assets/row-${keys}-file`;
  await database.tables
    .insertInto('assets')
    .values({
      film_id: filmId,
      chapter_id: chapterId ?? null,
      type,
      key,
      status,
      content_type: 'video/mp4',
      size_bytes: 1,
      language_code: language ?? null,
      reject_message: rejectMessage ?? null,
      created_at: new Date(),
    })
    .execute();
  return key;
};

/** Registers every file that a film must have. */
export const addFiles = async (server: TestServer, filmId: number, type = 'SHORT_FILM'): Promise<void> => {
  if (type !== 'SERIES') {
    const key = await addAsset(server, filmId, 'videoUrl');
    await server.database.tables.updateTable('films').set({ video_url: key }).where('id', '=', filmId).execute();
    await addAsset(server, filmId, 'videoSrtFiles', { language: 'en' });
  }
  for (const one of ['trailerUrl', 'thumbnail', 'thumbnailWithoutText'] as const) await addAsset(server, filmId, one);
};

/** Registers every file that an episode must have. */
export const addEpisodeFiles = async (server: TestServer, filmId: number, chapterId: number): Promise<void> => {
  const key = await addAsset(server, filmId, 'episodeUrl', { chapterId });
  await server.database.tables.updateTable('chapters').set({ episode_url: key }).where('id', '=', chapterId).execute();
  await addAsset(server, filmId, 'standardImage', { chapterId });
  await addAsset(server, filmId, 'videoSrtFiles', { chapterId, language: 'en' });
};
