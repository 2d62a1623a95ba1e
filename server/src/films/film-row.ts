import type { CallTypes } from '@reelform/schemas/api';
import type { Notices } from '../http/error-reply.ts';
import type { FilmListRow } from '../repositories/films.ts';
import { seconds } from '../unix-seconds.ts';
import { statusClass } from './film-status.ts';

type FilmRow = CallTypes<'GET /filmmakers/films'>['reply']['data']['rows'][number];

/** A film as a row of the list. */
export const filmRow = (film: FilmListRow, notices: Notices): FilmRow => ({
  id: film.id,
  title: film.title,
  type: filmType(film.type),
  platformProgramId: film.program_id,
  platformProgram: film.program_title === null ? null : { title: film.program_title, programLink: film.program_link ?? '' },
  filmmakerId: film.filmmaker_id,
  filmmakerName: film.filmmaker_name,
  status: notices[`film.status.${film.status}`] ?? String(film.status),
  statusValue: film.status,
  statusClass: statusClass(film.status),
  submissionDate: seconds(film.submitted_at),
  releaseDate: seconds(film.release_at),
  remarks: film.remarks,
  rejectedAssetCount: Number(film.rejected_assets),
  notificationNotes: film.notification_notes,
  promotionNotificationNotes: film.promotion_notification_notes,
  promotionStatus: promotionStatuses.find((status) => status === film.promotion_status) ?? 0,
  promotionOptOut: film.promotion_opt_out ? 1 : 0,
  affiliateCode: film.affiliate_code,
  userClicks: film.user_clicks ?? 0,
});

/** The types of films that the portal knows. */
export const filmTypes = ['SERIES', 'FEATURED_FILM', 'SHORT_FILM'] as const;
const promotionStatuses = [0, 1, 2] as const;

/** A film's type; `null` while it is open. */
export const filmType = (type: string | null) => filmTypes.find((one) => one === type) ?? null;
