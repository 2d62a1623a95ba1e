import type { Handlers } from '../http/calls.ts';
import { assetHandlers } from './assets.ts';
import { btsHandlers } from './bts-documents.ts';
import { channelVideoHandlers } from './channel-videos.ts';
import { channelHandlers } from './channels.ts';
import { contractHandlers } from './contracts.ts';
import { countryHandlers } from './countries.ts';
import { dashboardHandlers } from './dashboard.ts';
import { episodeHandlers } from './episodes.ts';
import { eventHandlers } from './events.ts';
import { filmSaveHandlers } from './film-saves.ts';
import { filmHandlers } from './films.ts';
import { imageHandlers } from './images.ts';
import { invitationHandlers } from './invitations.ts';
import { labelHandlers } from './labels.ts';
import { loginLinkHandlers } from './login-links.ts';
import { multipartUploadHandlers } from './multipart-uploads.ts';
import { passwordResetHandlers } from './password-resets.ts';
import { passwordHandlers } from './passwords.ts';
import { paymentHandlers } from './payments.ts';
import { previewHandlers } from './previews.ts';
import { profileHandlers } from './profiles.ts';
import { promotionFileHandlers } from './promotion-files.ts';
import { promotionHandlers } from './promotions.ts';
import { promptHandlers } from './prompts.ts';
import { registrationHandlers } from './registrations.ts';
import { releaseHandlers } from './releases.ts';
import { removalHandlers } from './removals.ts';
import { resourceHandlers } from './resources.ts';
import { sessionHandlers } from './sessions.ts';
import { staffHandlers } from './staff.ts';
import { staffChannelHandlers } from './staff-channels.ts';
import { staffResourceHandlers } from './staff-resources.ts';
import { subtitleHandlers } from './subtitles.ts';
import { termsHandlers } from './terms.ts';
import { uploadWithdrawalHandlers } from './upload-withdrawals.ts';
import { uploadHandlers } from './uploads.ts';

/** The handler of every call of the contract; the type checker names one that is missing. */
export const handlers = {
  ...sessionHandlers,
  ...registrationHandlers,
  ...passwordResetHandlers,
  ...passwordHandlers,
  ...invitationHandlers,
  ...loginLinkHandlers,
  ...profileHandlers,
  ...filmHandlers,
  ...filmSaveHandlers,
  ...episodeHandlers,
  ...uploadHandlers,
  ...uploadWithdrawalHandlers,
  ...subtitleHandlers,
  ...multipartUploadHandlers,
  ...assetHandlers,
  ...imageHandlers,
  ...removalHandlers,
  ...previewHandlers,
  ...countryHandlers,
  ...labelHandlers,
  ...releaseHandlers,
  ...contractHandlers,
  ...staffHandlers,
  ...staffResourceHandlers,
  ...resourceHandlers,
  ...btsHandlers,
  ...promotionHandlers,
  ...promotionFileHandlers,
  ...promptHandlers,
  ...termsHandlers,
  ...paymentHandlers,
  ...eventHandlers,
  ...dashboardHandlers,
  ...channelHandlers,
  ...channelVideoHandlers,
  ...staffChannelHandlers,
} satisfies Handlers;
