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
