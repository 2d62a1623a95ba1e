import type { ApiSchemas } from '../types/api.ts';
import type { FilmPermission } from './assets.ts';
import type { AddedFields } from './call.ts';

/** Numbers of a film's promotion status. */
export const PromotionStatus = { notStarted: 0, saved: 1, submitted: 2 } as const;

/** Numbers of the kinds of promotion files. */
export const PromotionType = { video: 1, answers: 2, other: 3 } as const;

/** Who speaks in a promotion file. */
export type PromotionRole = ApiSchemas['PromotionUpload']['role'];

/** What of a promotion file its form shows. */
export type PromotionFile = Pick<
  ApiSchemas['PromotionFilesReply']['data']['rows'][number],
  'fileUrl' | 'fileName' | 'type' | 'role'
>;

/** The lists of the form `promotions`, and what their files are. */
export const promotionPlaces = {
  directorVideos: { role: 'director', type: PromotionType.video },
  directorAnswers: { role: 'director', type: PromotionType.answers },
  castVideos: { role: 'cast', type: PromotionType.video },
  castAnswers: { role: 'cast', type: PromotionType.answers },
} as const satisfies Record<string, { readonly role: PromotionRole; readonly type: ApiSchemas['PromotionUpload']['type'] }>;

/** What the rules of a form about a film's documents may ask about the film (`context`): page and server hand over the same. */
export const recordContext = ({ status, may }: { readonly status: number; readonly may: readonly FilmPermission[] }) => ({
  status,
  may: [...may],
  mode: 'edit',
  role: 'filmmaker',
});

/** The same for the promotion forms. */
export const promotionsContext = ({
  promotionStatus,
  promotionOptOut,
  ...film
}: Pick<ApiSchemas['PromotionFilesReply']['data'], 'status' | 'may' | 'promotionStatus' | 'promotionOptOut'>) => ({
  ...recordContext(film),
  promotionStatus,
  promotionOptOut,
});

/** The data of the form `promotions` for a film's files, notes and added fields. */
export const promotionsData = (
  rows: readonly PromotionFile[],
  promotionNotes: string | null | undefined,
  added: AddedFields = {},
) => ({
  ...added,
  ...Object.fromEntries(
    Object.entries(promotionPlaces).flatMap(([list, { role, type }]) => {
      const files = rows.filter((row) => row.role === role && row.type === type);
      return files.length === 0 ? [] : [[list, files.map(({ fileUrl, fileName }) => ({ fileUrl, fileName }))]];
    }),
  ),
  ...(promotionNotes && { promotionNotes }),
});

/** The data of the form `bts-document`, empty members left out. */
export const btsData = ({
  filePath,
  fileName,
  notes,
  added = {},
}: {
  readonly filePath: string | undefined;
  readonly fileName: string | undefined;
  readonly notes: string | null | undefined;
  readonly added?: AddedFields | undefined;
}) => ({
  ...added,
  ...(filePath && { filePath }),
  ...(fileName && { fileName }),
  ...(notes && { notes }),
});
