import type { CallTypes } from '@reelform/schemas/api';
import { FilmStatus } from '@reelform/schemas/api';

type StatusClass = CallTypes<'GET /filmmakers/films'>['reply']['data']['rows'][number]['statusClass'];

const classes: readonly StatusClass[] = [
  'neutral',
  'info',
  'info',
  'warning',
  'success',
  'neutral',
  'danger',
  'danger',
  'danger',
];

/** How a status is coloured. */
export const statusClass = (status: number): StatusClass => classes[status] ?? 'neutral';

/** Whether the submission form may still be saved. */
export const isEditable = (status: number) => status === FilmStatus.draft;

/** Whether an episode may be added: in the first submission, in the details, and to an active series. */
export const takesEpisodes = (status: number) =>
  [FilmStatus.draft, FilmStatus.details, FilmStatus.active].some((one) => one === status);

/** Whether subtitles may be added: as long as assets are. */
export const takesSubtitles = (status: number) => takesEpisodes(status);

/** Whether a filmmaker may ask for a video's removal once the film is no draft any more. */
export const takesRemovalRequests = (status: number) =>
  [FilmStatus.active, FilmStatus.inactive, FilmStatus.rejected, FilmStatus.rejectedWithRows].some((one) => one === status);
