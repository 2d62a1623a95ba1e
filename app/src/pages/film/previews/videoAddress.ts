import type { ApiClient } from '../../../api/client.ts';

/** A video that viewers see. */
export interface ShownVideo {
  readonly filmId: number;
  /** The episode; `null` for the film's own video and its trailer. */
  readonly chapterId: number | null;
  readonly isTrailer: boolean;
}

/** Time-out of a download (specification, section 9), in ms. */
const downloadTimeoutMs = 120_000;

/** The number that stands for the film's own video in place of an episode's. */
const ownVideo = 0;

/**
 * An address at which a video can be watched or downloaded for a short time.
 * @throws {ApiError} when it is refused, and when no answer comes in time
 */
export const fetchVideoAddress = async (
  api: ApiClient,
  { filmId: id, chapterId, isTrailer }: ShownVideo,
  action: 'preview' | 'download',
): Promise<string> => {
  const shared = { query: { action }, timeoutMs: downloadTimeoutMs };
  const { data } = isTrailer
    ? await api.call('GET /filmmakers/:id/trailer', { params: { id }, ...shared })
    : await api.call('GET /filmmakers/:id/video/:chapterId', { params: { id, chapterId: chapterId ?? ownVideo }, ...shared });
  return data.previewUrl;
};
