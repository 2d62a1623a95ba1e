import type { FormError } from '@reelform/engine/validation';
import type catalogue from '@reelform/schemas/messages/en.json';

/** Key of a text of the portal (`notices` of messages/<locale>.json). */
export type NoticeKey = keyof typeof catalogue.notices;

interface ErrorEntry {
  /** HTTP status (RFC 9110). */
  readonly status: number;
  readonly messageKey: NoticeKey;
}

/** Every error that the API answers: its stable code, its HTTP status and the key of its text. */
export const errors = {
  malformed: { status: 400, messageKey: 'error.malformed' },
  unauthorized: { status: 401, messageKey: 'error.unauthorized' },
  forbidden: { status: 403, messageKey: 'error.forbidden' },
  cross_site: { status: 403, messageKey: 'error.crossSite' },
  not_found: { status: 404, messageKey: 'error.notFound' },
  unknown_call: { status: 404, messageKey: 'error.unknownCall' },
  conflict: { status: 409, messageKey: 'error.conflict' },
  parts_mismatch: { status: 409, messageKey: 'error.partsMismatch' },
  decided_elsewhere: { status: 409, messageKey: 'staff.decidedElsewhere' },
  decision_impossible: { status: 409, messageKey: 'staff.impossible' },
  assets_rejected: { status: 409, messageKey: 'staff.assetsRejected' },
  same_resource: { status: 422, messageKey: 'staff.library.same' },
  no_document: { status: 404, messageKey: 'staff.noDocument' },
  episode_gone: { status: 404, messageKey: 'details.episode.gone' },
  film_locked: { status: 409, messageKey: 'film.locked' },
  promotion_locked: { status: 409, messageKey: 'promotions.locked' },
  channel_number_taken: { status: 422, messageKey: 'channel.numberTaken' },
  channel_exists: { status: 409, messageKey: 'channel.exists' },
  channel_locked: { status: 409, messageKey: 'channel.locked' },
  channel_closed: { status: 409, messageKey: 'channel.closed' },
  too_many_files: { status: 422, messageKey: 'error.tooManyFiles' },
  too_large: { status: 413, messageKey: 'error.tooLarge' },
  unsupported_media_type: { status: 415, messageKey: 'error.unsupportedMediaType' },
  invalid: { status: 422, messageKey: 'error.invalid' },
  incomplete: { status: 422, messageKey: 'details.missingAssets' },
  wrong_credentials: { status: 422, messageKey: 'login.failed' },
  not_filmmaker: { status: 422, messageKey: 'login.notFilmmaker' },
  email_taken: { status: 422, messageKey: 'signup.emailTaken' },
  regular_account: { status: 422, messageKey: 'signup.emailTaken' },
  common_password: { status: 422, messageKey: 'signup.commonPassword' },
  invalid_link: { status: 404, messageKey: 'reset.invalid' },
  invitation_used: { status: 410, messageKey: 'invitation.used' },
  invitation_expired: { status: 410, messageKey: 'invitation.expired' },
  invitation_email: { status: 422, messageKey: 'invitation.emailFixed' },
  wrong_password: { status: 422, messageKey: 'password.wrongOld' },
  upgrade_expired: { status: 422, messageKey: 'upgrade.expired' },
  too_many_labels: { status: 422, messageKey: 'details.tooManyLabels' },
  too_many_drafts: { status: 422, messageKey: 'film.tooManyDrafts' },
  too_many_episodes: { status: 422, messageKey: 'film.tooManyEpisodes' },
  series_full: { status: 422, messageKey: 'film.seriesFull' },
  upload_missing: { status: 422, messageKey: 'error.uploadMissing' },
  empty_upload: { status: 422, messageKey: 'error.emptyUpload' },
  file_too_large: { status: 422, messageKey: 'error.fileTooLarge' },
  quicktime: { status: 422, messageKey: 'error.quicktime' },
  damaged_upload: { status: 422, messageKey: 'error.damagedUpload' },
  damaged_video: { status: 422, messageKey: 'error.damagedVideo' },
  not_subtitle: { status: 422, messageKey: 'error.notSubtitle' },
  not_video: { status: 422, messageKey: 'error.notVideo' },
  not_image: { status: 422, messageKey: 'error.notImage' },
  broken_image: { status: 422, messageKey: 'error.brokenImage' },
  animated_image: { status: 422, messageKey: 'error.animatedImage' },
  image_too_small: { status: 422, messageKey: 'error.imageSize' },
  image_too_large: { status: 422, messageKey: 'error.imagePixels' },
  too_many_uploads: { status: 422, messageKey: 'error.tooManyUploads' },
  too_many_images: { status: 422, messageKey: 'error.tooManyImages' },
  broken_subtitle: { status: 422, messageKey: 'error.brokenSubtitle' },
  same_language: { status: 422, messageKey: 'error.sameLanguage' },
  rejected_asset: { status: 422, messageKey: 'error.rejectedAsset' },
  reused_key: { status: 422, messageKey: 'error.reusedKey' },
  too_many_requests: { status: 429, messageKey: 'error.tooManyRequests' },
  internal: { status: 500, messageKey: 'error.generic' },
  unavailable: { status: 503, messageKey: 'error.unavailable' },
  store_down: { status: 503, messageKey: 'error.storeDown' },
} as const satisfies Record<string, ErrorEntry>;

/** Stable name of an error, for programs. */
export type ErrorCode = keyof typeof errors;

/** What a refusal says beyond its code. */
export interface RefusalDetails {
  /** Complaints about single fields. */
  readonly errors?: readonly FormError[];
  /** The field that the refusal's own text is about, as a JSON pointer; its keyword is the code. */
  readonly path?: string;
  /** The keyword of the complaint at `path`. @default the code */
  readonly keyword?: string;
  /** Key of a text that fits better than the code's own. */
  readonly messageKey?: NoticeKey | undefined;
  /** Text in place of the code's own. */
  readonly message?: string;
  /** Values for the placeholders of the text. */
  readonly values?: Readonly<Record<string, string | number>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a conflict: the record as it is stored now, as its own call answers it. */
  readonly data?: unknown;
}

/** An expected failure: handlers return it, they do not throw it. */
export class Refusal {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails) {
    this.code = code;
    this.details = details;
  }
}

/** Refuses a request. */
export const refuse = (code: ErrorCode, details: RefusalDetails = {}) => new Refusal(code, details);
