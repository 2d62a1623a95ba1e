/** Where a video goes. */
export interface UploadTarget {
  readonly filmId: number;
  /** The episode; `null` for the film's own video. */
  readonly chapterId: number | null;
  readonly isSeries: boolean;
  /** Title of the film, for people. */
  readonly title: string;
}

/** The path of a film's files in the store. */
export const getPath = ({ filmId }: Pick<UploadTarget, 'filmId'>): string => `films/${filmId}/assets/`;

/** Whether two targets are the same film's video, or the same episode's. */
export const isSameTarget = (a: Pick<UploadTarget, 'filmId' | 'chapterId'>, b: Pick<UploadTarget, 'filmId' | 'chapterId'>) =>
  a.filmId === b.filmId && a.chapterId === b.chapterId;

/** Reads a target that was kept in this browser; `undefined` for anything else. */
export const readTarget = (value: unknown): UploadTarget | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { filmId, chapterId, isSeries, title }: Partial<Record<keyof UploadTarget, unknown>> = value;
  if (typeof filmId !== 'number' || typeof isSeries !== 'boolean' || typeof title !== 'string') return undefined;
  if (chapterId !== null && typeof chapterId !== 'number') return undefined;
  return { filmId, chapterId, isSeries, title };
};
