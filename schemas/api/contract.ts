import type { ApiSchemas } from '../types/api.ts';
import type { FormPayloads } from '../types/forms.ts';
import type { Call, FormName, SchemaName } from './call.ts';
import { siteCalls } from './siteCalls.ts';

export {
  type AssetFormName,
  addedApart,
  addedToAssets,
  assetForms,
  isAddedToAssets,
  withAddedToAssets,
} from './addedAssets.ts';
export {
  type AssetFacts,
  type AssetPlace,
  type AssetsFilm,
  type AssetsPlace,
  type AssetTypeName,
  assetPlace,
  assetsContext,
  type FilmPermission,
  getAssetNote,
  manageAssetsData,
  subtitlesData,
} from './assets.ts';
export type { AddedFields, Call, FormBody, FormName, SchemaName } from './call.ts';
export {
  type ChannelActionName,
  ChannelStatus,
  type ChannelStatusValue,
  channelActions,
  channelActionsAt,
  channelDecisions,
  formOfDecision,
  waitingChannel,
} from './channel.ts';
export {
  type AssetRuling,
  type CompletenessEpisode,
  type CompletenessFilm,
  type JudgeForm,
  type MissingPart,
  type MissingTexts,
  missingParts,
  type Submitted,
} from './completeness.ts';
export {
  type DetailsFilm,
  detailsContext,
  emptyDetails,
  type LabelKind,
  ProgramStatus,
  type ProgramStatusValue,
  withCopiedDetails,
} from './details.ts';
export { AssetStatus, type AssetStatusValue, FilmStatus, type FilmStatusValue, filmContext, SaveStatus } from './film.ts';
export {
  btsData,
  type PromotionFile,
  type PromotionRole,
  PromotionStatus,
  PromotionType,
  promotionPlaces,
  promotionsContext,
  promotionsData,
  recordContext,
} from './promotions.ts';
export { siteCalls } from './siteCalls.ts';
export {
  type AssetActionName,
  assetActions,
  assetActionsAt,
  assetDecisions,
  type Decision,
  type DecisionForm,
  type FilmActionName,
  filmActions,
  filmActionsAt,
  filmDecisions,
  restingFilms,
  waitingFilms,
} from './staff.ts';

/** The calls of the admin backend. */
const adminCalls = {
  'GET /filmmakers/profile/:id/view': { api: 'admin', access: 'filmmaker', params: 'UserId', reply: 'ProfileReply' },
  'POST /filmmakers/profile/:id/update': {
    api: 'admin',
    access: 'filmmaker',
    params: 'UserId',
    body: { forms: [{ form: 'profile' }] },
    reply: 'UserReply',
  },
  'POST /filmmakers/change-password': {
    api: 'admin',
    access: 'person',
    body: { forms: [{ form: 'change-password' }] },
    reply: 'Done',
  },
  'GET /filmmakers/films': { api: 'admin', access: 'filmmaker', query: 'FilmListQuery', reply: 'FilmListReply' },
  'GET /filmmakers/films/:id/view': { api: 'admin', access: 'filmmaker', params: 'FilmId', reply: 'FilmReply' },
  'POST /filmmakers/films/create': { api: 'admin', access: 'filmmaker', body: 'FilmSave', reply: 'FilmSaveReply' },
  'POST /filmmakers/films/:id/update': {
    api: 'admin',
    access: 'filmmaker',
    params: 'FilmId',
    body: 'FilmSave',
    reply: 'FilmSaveReply',
  },
  'DELETE /filmmakers/films/:id/remove': { api: 'admin', access: 'filmmaker', params: 'FilmId', reply: 'Done' },
  'GET /filmmakers/films/:id/new-episode-id': {
    api: 'admin',
    access: 'filmmaker',
    mutates: true,
    params: 'FilmId',
    reply: 'EpisodeReply',
  },
  'POST /filmmakers/films/:id/upload-assets': {
    api: 'admin',
    access: 'filmmaker',
    params: 'FilmId',
    body: 'AssetRecord',
    reply: 'AssetReply',
  },
  'POST /filmmakers/:id/delete-chapter': {
    api: 'admin',
    access: 'filmmaker',
    params: 'FilmId',
    body: 'DeleteChapter',
    reply: 'Done',
  },
  'POST /filmmakers/remove-video/:filmId': {
    api: 'admin',
    access: 'filmmaker',
    params: 'RemoveVideoParams',
    body: 'RemoveVideo',
    reply: 'AssetStatusReply',
  },
  'POST /filmmakers/remove-video/:filmId/:chapterId': {
    api: 'admin',
    access: 'filmmaker',
    params: 'RemoveEpisodeVideoParams',
    body: 'RemoveVideo',
    reply: 'AssetStatusReply',
  },
  'POST /filmmakers/notification/:id/update': {
    api: 'admin',
    access: 'filmmaker',
    params: 'FilmId',
    body: 'NotificationUpdate',
    reply: 'Done',
  },
  'GET /s3/sign': { api: 'admin', access: 'person', query: 'SignQuery', reply: 'SignReply' },
  'POST /upload/subtitle': { api: 'admin', access: 'filmmaker', body: 'SubtitleUpload', reply: 'SignReply' },
  'POST /filmmakers/s3/multipart-upload': {
    api: 'admin',
    access: 'person',
    body: 'MultipartStart',
    reply: 'MultipartStartReply',
  },
  'GET /filmmakers/s3/get-upload-url': { api: 'admin', access: 'person', query: 'PartQuery', reply: 'PartReply' },
  'GET /filmmakers/s3/list-parts': { api: 'admin', access: 'person', query: 'MultipartQuery', reply: 'PartsReply' },
  'POST /filmmakers/s3/complete-upload': {
    api: 'admin',
    access: 'person',
    body: 'MultipartEnd',
    reply: 'MultipartEndReply',
  },
  'POST /upload/withdraw': { api: 'admin', access: 'person', body: 'UploadWithdrawal', reply: 'Done' },
  'POST /filmmakers/s3/abort-upload': { api: 'admin', access: 'person', body: 'MultipartQuery', reply: 'Done' },

  // A film's assets, subtitles, availability and release.
  'GET /filmmakers/films/:id/assets': { api: 'admin', access: 'filmmaker', params: 'FilmId', reply: 'AssetsReply' },
  'POST /filmmakers/films/:id/update-assets': {
    api: 'admin',
    access: 'filmmaker',
    params: 'FilmId',
    body: 'AssetsSave',
    reply: 'FilmSaveReply',
  },
  'POST /filmmakers/asset/status/:id/update': {
    api: 'admin',
    access: 'filmmaker',
    params: 'AssetId',
    body: 'AssetStatusUpdate',
    reply: 'AssetStatusReply',
  },
  'POST /filmmakers/update-image/:filmId': {
    api: 'admin',
    access: 'filmmaker',
    params: 'RemoveVideoParams',
    body: 'ImageUpdate',
    reply: 'AssetReply',
  },
  'POST /filmmakers/update-image/:filmId/:chapterId': {
    api: 'admin',
    access: 'filmmaker',
    params: 'RemoveEpisodeVideoParams',
    body: 'ImageUpdate',
    reply: 'AssetReply',
  },
  'POST /filmmakers/remove-image/:filmId': {
    api: 'admin',
    access: 'filmmaker',
    params: 'RemoveVideoParams',
    body: 'ImageRemoval',
    reply: 'AssetStatusReply',
  },
  'POST /filmmakers/remove-image/:filmId/:chapterId': {
    api: 'admin',
    access: 'filmmaker',
    params: 'RemoveEpisodeVideoParams',
    body: 'ImageRemoval',
    reply: 'AssetStatusReply',
  },
  'GET /filmmakers/:id/trailer': {
    api: 'admin',
    access: 'filmmaker',
    params: 'FilmId',
    query: 'PreviewQuery',
    reply: 'PreviewReply',
  },
  'GET /filmmakers/:id/video/:chapterId': {
    api: 'admin',
    access: 'filmmaker',
    params: 'EpisodePreviewParams',
    query: 'PreviewQuery',
    reply: 'PreviewReply',
  },
  'GET /filmmakers/countries/search': { api: 'admin', access: 'filmmaker', query: 'CountriesQuery', reply: 'CountriesReply' },
  'GET /filmmakers/genres/search': { api: 'admin', access: 'filmmaker', query: 'LabelsQuery', reply: 'LabelsReply' },
  'GET /filmmakers/secondary-genres/search': {
    api: 'admin',
    access: 'filmmaker',
    query: 'LabelsQuery',
    reply: 'LabelsReply',
  },
  'GET /filmmakers/tags/search': { api: 'admin', access: 'filmmaker', query: 'LabelsQuery', reply: 'LabelsReply' },
  'POST /filmmakers/tags/create': { api: 'admin', access: 'filmmaker', body: 'LabelCreate', reply: 'LabelReply' },
  'POST /filmmakers/films/update/request-release-date': {
    api: 'admin',
    access: 'filmmaker',
    body: 'ReleaseRequest',
    reply: 'ReleaseReply',
  },

  // Contracts, opened by the secret of a link.
  'GET /filmmaker-films/contract/:token/view': {
    api: 'admin',
    access: 'public',
    params: 'ContractToken',
    reply: 'ContractReply',
  },
  'POST /filmmaker-films/contract/:token/status-change': {
    api: 'admin',
    access: 'public',
    params: 'ContractToken',
    body: 'ContractStatusChange',
    reply: 'Done',
  },

  // The staff desk. To everybody else there are no such calls.
  'GET /staff/films': { api: 'admin', access: 'staff', query: 'StaffListQuery', reply: 'StaffListReply' },
  'GET /staff/films/:id': { api: 'admin', access: 'staff', params: 'FilmId', reply: 'StaffFilmReply' },
  'POST /staff/films/:id/decide': { api: 'admin', access: 'staff', params: 'FilmId', body: 'FilmDecide', reply: 'Done' },
  'GET /staff/films/:id/contract': { api: 'admin', access: 'staff', params: 'FilmId', reply: 'ContractDocumentReply' },
  'POST /staff/films/:id/resources': {
    api: 'admin',
    access: 'staff',
    params: 'FilmId',
    body: 'ResourcesGrant',
    reply: 'Done',
  },
  'POST /staff/assets/:id/decide': { api: 'admin', access: 'staff', params: 'AssetId', body: 'AssetDecide', reply: 'Done' },
  'GET /staff/assets/:id/preview': { api: 'admin', access: 'staff', params: 'AssetId', reply: 'AssetPreviewReply' },
  'GET /staff/resources': { api: 'admin', access: 'staff', query: 'StaffResourcesQuery', reply: 'StaffResourcesReply' },
  'POST /staff/resources/create': {
    api: 'admin',
    access: 'staff',
    body: { forms: [{ form: 'staff-resource' }] },
    reply: 'StaffResourceReply',
  },
  'POST /staff/resources/:id/update': {
    api: 'admin',
    access: 'staff',
    params: 'ResourceId',
    body: 'StaffResourceSave',
    reply: 'StaffResourceReply',
  },
  'POST /staff/resources/:id/decide': {
    api: 'admin',
    access: 'staff',
    params: 'ResourceId',
    body: 'ResourceDecide',
    reply: 'Done',
  },
  'GET /staff/outbox': { api: 'admin', access: 'staff', query: 'OutboxQuery', reply: 'OutboxReply' },

  // Payment.
  'GET /filmmakers/get-iframe-url': { api: 'admin', access: 'filmmaker', query: 'FrameQuery', reply: 'FrameReply' },
  'GET /filmmakers/payout-report': {
    api: 'admin',
    access: 'filmmaker',
    query: 'PayoutReportQuery',
    reply: 'PayoutReportReply',
  },

  // Resources, behind-the-scenes documents and promotions.
  'GET /filmmakers/film/:id/resource-list': {
    api: 'admin',
    access: 'filmmaker',
    params: 'FilmId',
    query: 'ResourceListQuery',
    reply: 'ResourceListReply',
  },
  'GET /filmmakers/films/:id/bts-docs': {
    api: 'admin',
    access: 'filmmaker',
    params: 'FilmId',
    query: 'BtsListQuery',
    reply: 'BtsListReply',
  },
  'POST /filmmakers/films/bts-docs/create': { api: 'admin', access: 'filmmaker', body: 'BtsSave', reply: 'BtsSaveReply' },
  'POST /filmmakers/films/bts-docs/:id/update': {
    api: 'admin',
    access: 'filmmaker',
    params: 'BtsDocId',
    body: 'BtsSave',
    reply: 'BtsSaveReply',
  },
  'DELETE /filmmakers/films/bts-docs/:id/remove': { api: 'admin', access: 'filmmaker', params: 'BtsDocId', reply: 'Done' },
  'GET /filmmaker-promotions/prompts': { api: 'admin', access: 'filmmaker', reply: 'PromotionPromptsReply' },
  'GET /filmmaker-promotions/prompt-document': {
    api: 'admin',
    access: 'filmmaker',
    query: 'PromptDocumentQuery',
    reply: 'PromptDocumentReply',
  },
  'GET /filmmaker-promotions/:id/submitted-files': {
    api: 'admin',
    access: 'filmmaker',
    params: 'FilmId',
    query: 'PromotionFilesQuery',
    reply: 'PromotionFilesReply',
  },
  'POST /filmmakers/films/promotion-assets/upload': {
    api: 'admin',
    access: 'filmmaker',
    body: 'PromotionUpload',
    reply: 'PromotionUploadReply',
  },
  'POST /filmmakers/promotion/:id/remove-asset': {
    api: 'admin',
    access: 'filmmaker',
    params: 'PromotionAssetId',
    reply: 'Done',
  },
  'POST /filmmaker-promotions/details/update': {
    api: 'admin',
    access: 'filmmaker',
    body: 'PromotionSave',
    reply: 'PromotionSaveReply',
  },
  'POST /programs/:id/promotion-opt-out/update': {
    api: 'admin',
    access: 'filmmaker',
    params: 'FilmId',
    body: 'PromotionOptOut',
    reply: 'Done',
  },
  'POST /filmmakers/films/shortlink/create': {
    api: 'admin',
    access: 'filmmaker',
    body: 'ShortlinkCreate',
    reply: 'ShortlinkReply',
  },

  // The dashboard.
  'GET /filmmakers/affiliate/count': {
    api: 'admin',
    access: 'filmmaker',
    query: 'AffiliateCountQuery',
    reply: 'AffiliateCountReply',
  },

  // My Channel, and the order of its programs.
  'GET /filmmaker/channel/detail': { api: 'admin', access: 'filmmaker', reply: 'ChannelReply' },
  'GET /filmmaker/channel/get-numbers': { api: 'admin', access: 'filmmaker', reply: 'ChannelNumbersReply' },
  'POST /filmmaker/channel/create': {
    api: 'admin',
    access: 'filmmaker',
    body: { forms: [{ form: 'channel' }] },
    reply: 'ChannelSaveReply',
  },
  'POST /filmmaker/channel/:id/update': {
    api: 'admin',
    access: 'filmmaker',
    params: 'ChannelId',
    body: { forms: [{ form: 'channel' }] },
    reply: 'ChannelSaveReply',
  },
  'POST /filmmaker/channel/acknowledge': { api: 'admin', access: 'filmmaker', reply: 'Done' },
  'GET /filmmaker/channel/:id/channel-videos': {
    api: 'admin',
    access: 'filmmaker',
    params: 'ChannelId',
    query: 'ChannelVideosQuery',
    reply: 'ChannelVideosReply',
  },
  'GET /filmmaker/channel/:id/all-channel-videos': {
    api: 'admin',
    access: 'filmmaker',
    params: 'ChannelId',
    reply: 'AllChannelVideosReply',
  },
  'POST /filmmaker/channel/:id/assign-video': {
    api: 'admin',
    access: 'filmmaker',
    params: 'ChannelId',
    body: 'ChannelAssign',
    reply: 'ChannelAssignReply',
  },
  'DELETE /filmmaker/channel/:id/channel-video/:videoId/remove': {
    api: 'admin',
    access: 'filmmaker',
    params: 'ChannelVideoId',
    reply: 'Done',
  },
  'POST /filmmaker/channel/:id/channel-video/:videoId/remove': {
    api: 'admin',
    access: 'filmmaker',
    params: 'ChannelVideoId',
    reply: 'Done',
  },
  'GET /filmmaker/channel/:id/channel-video/:videoId/remove': {
    api: 'admin',
    access: 'filmmaker',
    mutates: true,
    ownHeader: true,
    params: 'ChannelVideoId',
    reply: 'Done',
  },
  'POST /filmmaker/channel/:id/update-program-order': {
    api: 'admin',
    access: 'filmmaker',
    params: 'ChannelId',
    body: 'ChannelOrder',
    reply: 'Done',
  },
  'GET /filmmakers/films/search': { api: 'admin', access: 'filmmaker', query: 'VideoSearchQuery', reply: 'VideoSearchReply' },
  'GET /staff/channels': { api: 'admin', access: 'staff', query: 'StaffChannelsQuery', reply: 'StaffChannelsReply' },
  'GET /staff/channels/:id': { api: 'admin', access: 'staff', params: 'ChannelId', reply: 'StaffChannelReply' },
  'POST /staff/channels/:id/decide': {
    api: 'admin',
    access: 'staff',
    params: 'ChannelId',
    body: 'ChannelDecide',
    reply: 'Done',
  },
} as const satisfies Record<string, Call & { readonly api: 'admin' }>;

/**
 * Every call that the app makes and the server answers: method and path below its base, as the specification
 * lists them. Adding a line to either table makes the type checker ask for its handler.
 */
export const calls = { ...siteCalls, ...adminCalls };

/** Method and path of a call, for instance `POST /sessions`. */
export type CallName = keyof typeof calls;

type SchemaOf<Name> = Name extends SchemaName ? ApiSchemas[Name] : undefined;
type BodyOf<Body> = Body extends { readonly forms: readonly (infer Line)[] }
  ? Line extends { readonly form: infer Form extends FormName }
    ? FormPayloads[Form]
    : never
  : SchemaOf<Body>;
type Member<Line, Key extends string> = Line extends { readonly [K in Key]: infer Value } ? Value : undefined;

/** Types of one call: what goes in and what comes back; `undefined` where there is none. */
export type CallTypes<Name extends CallName> = {
  readonly params: SchemaOf<Member<(typeof calls)[Name], 'params'>>;
  readonly query: SchemaOf<Member<(typeof calls)[Name], 'query'>>;
  readonly body: BodyOf<Member<(typeof calls)[Name], 'body'>>;
  readonly reply: SchemaOf<Member<(typeof calls)[Name], 'reply'>>;
};
