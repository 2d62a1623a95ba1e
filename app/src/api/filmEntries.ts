import type { Json, JsonObject } from '@reelform/engine/validation';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filmTypes = ['SERIES', 'FEATURED_FILM', 'SHORT_FILM'] as const;

/** Kind of a film. */
export type FilmType = (typeof filmTypes)[number];

/** The type that a form's data name; `undefined` while none is chosen. */
export const getType = (data: JsonObject): FilmType | undefined => filmTypes.find((type) => type === data['type']);

/** The title typed so far, without spaces around it; `''` for none. */
export const getTitle = (data: JsonObject): string => (typeof data['title'] === 'string' ? data['title'].trim() : '');

/** The episodes in a form's data. */
export const getChapters = (data: JsonObject): readonly JsonObject[] => {
  const { chapters } = data;
  return Array.isArray(chapters) ? chapters.filter(isObject) : [];
};

/** The server's id of an episode; `undefined` while it has none. */
export const getChapterId = (chapter: JsonObject | undefined): number | undefined =>
  typeof chapter?.['chapterId'] === 'number' ? chapter['chapterId'] : undefined;

/** The index of the episode whose video lies at a JSON pointer; `undefined` for the film's own. */
export const getChapterIndex = (pointer: string): number | undefined => {
  const digits = /^\/chapters\/(\d+)\/episodeUrl$/.exec(pointer)?.[1];
  return digits === undefined ? undefined : Number(digits);
};
