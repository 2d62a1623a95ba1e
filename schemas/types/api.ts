export type Id = number;
export type FilmType = 'SERIES' | 'FEATURED_FILM' | 'SHORT_FILM';
/**
 * Of the details, apart from the film's status: 0 draft, 1 submitted, 2 submitted again.
 */
export type ProgramStatus = 0 | 1 | 2;
export type FilmPermission =
  | 'submission'
  | 'details'
  | 'assets'
  | 'rejectedAssets'
  | 'episodes'
  | 'subtitles'
  | 'availability'
  | 'releaseDate'
  | 'removeVideo'
  | 'removeTrailer'
  | 'removeAsset'
  | 'removeNow'
  | 'bts'
  | 'promotions';
/**
 * 0 rejected, 1 approved, 2 uploaded, 4 removed, 5 deletion requested; null: no asset.
 */
export type AssetStatus = 0 | 1 | 2 | 4 | 5 | null;
/**
 * Names of options/asset-types.json.
 */
export type AssetType =
  | 'videoUrl'
  | 'episodeUrl'
  | 'trailerUrl'
  | 'standardImage'
  | 'featuredImage'
  | 'thumbnail'
  | 'thumbnailWithoutText'
  | 'transparentFiles'
  | 'brandingAssets'
  | 'videoSrtFiles'
  | 'trailerSrtFiles';
export type Secret = string;
/**
 * Beginning with 1.
 */
export type Page = number;
export type PromotionRole = 'director' | 'cast';
/**
 * 0 not started, 1 saved for later, 2 submitted.
 */
export type PromotionStatus = 0 | 1 | 2;
/**
 * The platform's own name for the event; what was told under it before is not counted again.
 */
export type EventId = string;
/**
 * Seconds since 1970 (UTC).
 */
export type EpochSeconds = number;
/**
 * US dollars with at most two decimals; whole cents were computed with.
 */
export type Dollars = number;
/**
 * 0 rejected, 1 approved, 2 pending, 3 deactivated.
 */
export type ChannelStatus = 0 | 1 | 2 | 3;
/**
 * @minItems 1
 * @maxItems 1000
 *
 * Items: A row of the channel's videos with its place.
 */
export type ChannelOrder = {
  id: Id;
  videoId?: Id;
  title?: string;
  /**
   * Beginning with 0.
   */
  displayOrder: number;
}[];
export type ChannelAction = 'approveChannel' | 'rejectChannel' | 'deactivateChannel' | 'reactivateChannel';

/**
 * Parameters, queries, bodies and replies of the calls, by name.
 */
export interface ApiSchemas {
  Empty: Empty;
  Done: Done;
  ErrorReply: ErrorReply;
  FilmId: FilmId;
  UserReply: UserReply;
  SessionState: SessionState;
  CheckUser: CheckUser;
  CheckUserReply: CheckUserReply;
  FilmListQuery: FilmListQuery;
  FilmListReply: FilmListReply;
  FilmReply: FilmReply;
  FilmSave: FilmSave;
  FilmSaveReply: FilmSaveReply;
  SignQuery: SignQuery;
  SignReply: SignReply;
  SubtitleUpload: SubtitleUpload;
  MultipartStart: MultipartStart;
  MultipartStartReply: MultipartStartReply;
  PartQuery: PartQuery;
  PartReply: PartReply;
  MultipartQuery: MultipartQuery;
  PartsReply: PartsReply;
  MultipartEnd: MultipartEnd;
  MultipartEndReply: MultipartEndReply;
  AssetRecord: AssetRecord;
  AssetReply: AssetReply;
  EpisodeReply: EpisodeReply;
  DeleteChapter: DeleteChapter;
  RemoveVideo: RemoveVideo;
  RemoveVideoParams: RemoveVideoParams;
  RemoveEpisodeVideoParams: RemoveEpisodeVideoParams;
  NotificationUpdate: NotificationUpdate;
  AssetsReply: AssetsReply;
  AssetsSave: AssetsSave;
  AssetId: AssetId;
  AssetStatusUpdate: AssetStatusUpdate;
  AssetStatusReply: AssetStatusReply;
  ImageUpdate: ImageUpdate;
  ImageRemoval: ImageRemoval;
  PreviewQuery: PreviewQuery;
  EpisodePreviewParams: EpisodePreviewParams;
  PreviewReply: PreviewReply;
  CountriesQuery: CountriesQuery;
  CountriesReply: CountriesReply;
  ReleaseRequest: ReleaseRequest;
  LabelsQuery: LabelsQuery;
  LabelsReply: LabelsReply;
  LabelCreate: LabelCreate;
  LabelReply: LabelReply;
  ResetSlug: ResetSlug;
  InvitationToken: InvitationToken;
  InvitationReply: InvitationReply;
  LoginTokenRequest: LoginTokenRequest;
  LoginTokenReply: LoginTokenReply;
  LoginToken: LoginToken;
  UserId: UserId;
  ProfileReply: ProfileReply;
  StaffListQuery: StaffListQuery;
  StaffListReply: StaffListReply;
  StaffFilmReply: StaffFilmReply;
  FilmDecide: FilmDecide;
  AssetDecide: AssetDecide;
  ResourcesGrant: ResourcesGrant;
  AssetPreviewReply: AssetPreviewReply;
  ContractDocumentReply: ContractDocumentReply;
  OutboxQuery: OutboxQuery;
  OutboxReply: OutboxReply;
  ContractToken: ContractToken;
  ContractReply: ContractReply;
  ContractStatusChange: ContractStatusChange;
  ResourceListQuery: ResourceListQuery;
  ResourceListReply: ResourceListReply;
  BtsListQuery: BtsListQuery;
  BtsListReply: BtsListReply;
  BtsDocId: BtsDocId;
  BtsSave: BtsSave;
  BtsSaveReply: BtsSaveReply;
  PromotionPromptsReply: PromotionPromptsReply;
  PromptDocumentQuery: PromptDocumentQuery;
  PromptDocumentReply: PromptDocumentReply;
  PromotionFilesQuery: PromotionFilesQuery;
  PromotionFilesReply: PromotionFilesReply;
  PromotionUpload: PromotionUpload;
  PromotionUploadReply: PromotionUploadReply;
  PromotionSave: PromotionSave;
  PromotionSaveReply: PromotionSaveReply;
  PromotionAssetId: PromotionAssetId;
  ShortlinkCreate: ShortlinkCreate;
  ShortlinkReply: ShortlinkReply;
  EventBatch: EventBatch;
  EventBatchReply: EventBatchReply;
  AffiliateCountQuery: AffiliateCountQuery;
  AffiliateCountReply: AffiliateCountReply;
  TermsReply: TermsReply;
  FrameQuery: FrameQuery;
  FrameReply: FrameReply;
  PayoutReportQuery: PayoutReportQuery;
  PayoutReportReply: PayoutReportReply;
  ChannelReply: ChannelReply;
  ChannelNumbersReply: ChannelNumbersReply;
  ChannelSaveReply: ChannelSaveReply;
  ChannelId: ChannelId;
  ChannelVideosQuery: ChannelVideosQuery;
  ChannelVideosReply: ChannelVideosReply;
  AllChannelVideosReply: AllChannelVideosReply;
  ChannelAssign: ChannelAssign;
  ChannelAssignReply: ChannelAssignReply;
  ChannelVideoId: ChannelVideoId;
  ChannelOrder: ChannelOrder;
  VideoSearchQuery: VideoSearchQuery;
  VideoSearchReply: VideoSearchReply;
  StaffChannelsQuery: StaffChannelsQuery;
  StaffChannelsReply: StaffChannelsReply;
  StaffChannelReply: StaffChannelReply;
  ChannelDecide: ChannelDecide;
  StaffResourcesQuery: StaffResourcesQuery;
  StaffResourcesReply: StaffResourcesReply;
  StaffResourceSave: StaffResourceSave;
  StaffResourceReply: StaffResourceReply;
  ResourceDecide: ResourceDecide;
  ResourceId: ResourceId;
}
export interface Empty {}
export interface Done {
  success: boolean;
  message?: string;
}
export interface ErrorReply {
  /**
   * Stable name of the error, for programs.
   */
  code: string;
  /**
   * Text for the person.
   */
  message: string;
  errors: FieldError[];
  data?: Film;
}
export interface FieldError {
  /**
   * RFC 6901 JSON pointer of the field; '' is the whole request.
   */
  path: string;
  keyword: string;
  message: string;
}
/**
 * Of a conflict: the film as it is stored now.
 */
export interface Film {
  id: Id;
  title: string;
  filmTitle: string;
  type: FilmType | null;
  shortDescription: string | null;
  videoUrl: string | null;
  status: number;
  filmmakerId: Id;
  platformProgramId: number | null;
  /**
   * Grows with every save.
   */
  version: number;
  programDetail: ProgramDetail;
  filmmakerProgramStatus: ProgramStatus;
  /**
   * What its owner may do with it in its status (options/film-permissions.json).
   */
  may: FilmPermission[];
  geoRestriction: GeoRestriction | null;
  /**
   * Seconds since 1970 (UTC).
   */
  releaseDate: number | null;
  /**
   * The date that was asked for; seconds since 1970 (UTC).
   */
  requestedReleaseDate: number | null;
  /**
   * Key of the image that stands for the film.
   */
  selectedImage: string | null;
  terms: boolean;
  chapters: Chapter[];
  ep1Url: string | null;
  ep2Url: string | null;
  ep3Url: string | null;
  remarks: string | null;
  /**
   * Signed address of the film's video, valid for a short time.
   */
  videoLivePreview: string | null;
  trailerLivePreview: string | null;
  standardImageLivePreview: string | null;
  featuredImageLivePreview: string | null;
  videoUrlStatus: AssetStatus;
  videoUrlNote: string | null;
  videoUrlRejectMsg: string | null;
  trailerUrl: string | null;
  trailerUrlStatus: AssetStatus;
  trailerUrlNote: string | null;
  trailerUrlRejectMsg: string | null;
  standardImage: string | null;
  standardImageStatus: AssetStatus;
  standardImageNote: string | null;
  standardImageRejectMsg: string | null;
  featuredImage: string | null;
  featuredImageStatus: AssetStatus;
  featuredImageNote: string | null;
  featuredImageRejectMsg: string | null;
}
/**
 * Data of the form film-details as they were saved, or as it begins.
 */
export interface ProgramDetail {
  /**
   * Whether the series' details were copied into the episode.
   */
  isCopy: boolean;
  [k: string]: unknown;
}
export interface GeoRestriction {
  type: 'include' | 'exclude';
  /**
   * Items: ISO 3166-1 alpha-2.
   */
  countries: string[];
}
export interface Chapter {
  chapterId: Id;
  title: string;
  episodeNumber: number;
  episodeUrl: string | null;
  isNewEpisode: 0 | 1;
  programDetail: ProgramDetail;
  filmmakerProgramStatus: ProgramStatus;
}
export interface FilmId {
  id: Id;
}
export interface UserReply {
  user: User;
}
export interface User {
  id: Id;
  name: string;
  email: string;
  showResourcesTab: boolean;
  /**
   * Only there for those who work for the platform.
   */
  isStaff?: true;
}
export interface SessionState {
  /**
   * 0: not logged in.
   */
  status: 0 | 1;
  showResourcesTab: boolean;
  user?: User;
  data: {
    /**
     * Of films and their promotion.
     */
    notificationCount: number;
    /**
     * Decisions about the own channel that were not looked at; absent: none.
     */
    channelNotificationCount?: number;
  };
}
export interface CheckUser {
  email: string;
}
export interface CheckUserReply {
  data: {
    /**
     * True for a regular account that can be upgraded, and for a filmmaker's.
     */
    userExist: boolean;
    /**
     * Opaque reference, valid for a short time; null for a filmmaker's account and where there is none.
     */
    userId: string | null;
  };
}
export interface FilmListQuery {
  page?: number;
  filters?: string;
  searchText?: string;
  sortBy?: 'title' | 'type' | 'status' | 'submissionDate' | 'releaseDate';
  orderBy?: 'asc' | 'desc';
  filmmaker?: boolean;
}
export interface FilmListReply {
  data: {
    rows: FilmRow[];
    totalRows: number;
    totalPages: number;
  };
}
export interface FilmRow {
  id: Id;
  title: string;
  type: FilmType | null;
  platformProgramId: number | null;
  platformProgram: {
    title: string;
    programLink: string;
  } | null;
  filmmakerId: Id;
  filmmakerName: string;
  /**
   * Name of the status.
   */
  status: string;
  statusValue: number;
  statusClass: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /**
   * Seconds since 1970 (UTC).
   */
  submissionDate: number | null;
  /**
   * Seconds since 1970 (UTC).
   */
  releaseDate: number | null;
  remarks: string | null;
  rejectedAssetCount: number;
  notificationNotes: number;
  promotionNotificationNotes: number;
  promotionStatus: 0 | 1 | 2;
  promotionOptOut: 0 | 1;
  affiliateCode: string | null;
  userClicks: number;
}
export interface FilmReply {
  data: Film1;
}
export interface Film1 {
  id: Id;
  title: string;
  filmTitle: string;
  type: FilmType | null;
  shortDescription: string | null;
  videoUrl: string | null;
  status: number;
  filmmakerId: Id;
  platformProgramId: number | null;
  /**
   * Grows with every save.
   */
  version: number;
  programDetail: ProgramDetail;
  filmmakerProgramStatus: ProgramStatus;
  /**
   * What its owner may do with it in its status (options/film-permissions.json).
   */
  may: FilmPermission[];
  geoRestriction: GeoRestriction | null;
  /**
   * Seconds since 1970 (UTC).
   */
  releaseDate: number | null;
  /**
   * The date that was asked for; seconds since 1970 (UTC).
   */
  requestedReleaseDate: number | null;
  /**
   * Key of the image that stands for the film.
   */
  selectedImage: string | null;
  terms: boolean;
  chapters: Chapter[];
  ep1Url: string | null;
  ep2Url: string | null;
  ep3Url: string | null;
  remarks: string | null;
  /**
   * Signed address of the film's video, valid for a short time.
   */
  videoLivePreview: string | null;
  trailerLivePreview: string | null;
  standardImageLivePreview: string | null;
  featuredImageLivePreview: string | null;
  videoUrlStatus: AssetStatus;
  videoUrlNote: string | null;
  videoUrlRejectMsg: string | null;
  trailerUrl: string | null;
  trailerUrlStatus: AssetStatus;
  trailerUrlNote: string | null;
  trailerUrlRejectMsg: string | null;
  standardImage: string | null;
  standardImageStatus: AssetStatus;
  standardImageNote: string | null;
  standardImageRejectMsg: string | null;
  featuredImage: string | null;
  featuredImageStatus: AssetStatus;
  featuredImageNote: string | null;
  featuredImageRejectMsg: string | null;
}
export interface FilmSave {
  /**
   * The form that programDetails are of. Absent: film-submission, or availability where programDetails have a geoRestriction.
   */
  form?: 'film-submission' | 'film-details';
  /**
   * 0 finish later, 1 submit now.
   */
  programStatus: 0 | 1;
  /**
   * True for 'finish later': the filmmaker goes on with it another time.
   */
  continue?: boolean;
  /**
   * The form's data: film-submission without its chapters; film-details of the film, or of the episode that programChapterId names.
   */
  programDetails: {};
  /**
   * The chapters of the film-submission form.
   *
   * @maxItems 100
   */
  episodeData?: {}[];
  /**
   * @maxItems 1000
   */
  assetsData?: {}[];
  isNewEpisode?: 0 | 1;
  /**
   * The episode whose details these are; null: the film's.
   */
  programChapterId?: Id | null;
  /**
   * The version that was edited; another one in the store answers 409.
   */
  version?: number;
}
export interface FilmSaveReply {
  data: {
    id: Id;
    /**
     * Whether the film is submitted now.
     */
    submit: boolean;
    /**
     * The film's status now.
     */
    changeStatus: number;
    version: number;
  };
}
export interface SignQuery {
  objectName: string;
  contentType: string;
  path: string;
  /**
   * SHA-256 of the file, base64.
   */
  checksum?: string;
  /**
   * Length of the file in bytes; the address then takes no other.
   */
  size?: number;
}
export interface SignReply {
  signedUrl: string;
  /**
   * Key of the object: the value of the field and the assetUrl to register.
   */
  key: string;
  /**
   * Headers that the PUT must carry.
   */
  headers: {
    [k: string]: string;
  };
}
export interface SubtitleUpload {
  objectName: string;
  contentType: string;
  programId: Id;
  /**
   * Length of the file in bytes; the address then takes no other.
   */
  size?: number;
}
export interface MultipartStart {
  objectName: string;
  contentType: string;
  path: string;
  /**
   * Length of the whole file in bytes.
   */
  size?: number;
  /**
   * The store then wants this checksum of every part, and verifies it.
   */
  checksumAlgorithm?: 'CRC32';
}
export interface MultipartStartReply {
  data: {
    uploadId: string;
    /**
     * Key of the object: the assetUrl to register once the upload is complete.
     */
    key: string;
    /**
     * The key's last segment. The calls that follow take this name or the objectName that was given.
     */
    fileName: string;
  };
}
export interface PartQuery {
  fileName: string;
  partNumber: number;
  uploadId: string;
  path: string;
  /**
   * CRC-32 of the part, base64.
   */
  checksum?: string;
}
export interface PartReply {
  presignedUrl: string;
  /**
   * Headers that the PUT must carry.
   */
  headers: {
    [k: string]: string;
  };
}
export interface MultipartQuery {
  fileName: string;
  uploadId: string;
  path: string;
}
export interface PartsReply {
  data: {
    key: string;
    /**
     * The parts were put together before.
     */
    isComplete?: true;
    parts: {
      PartNumber: number;
      ETag: string;
      Size: number;
      ChecksumCRC32?: string;
    }[];
  };
}
export interface MultipartEnd {
  fileName: string;
  /**
   * @minItems 1
   * @maxItems 10000
   */
  parts: {
    ETag: string;
    PartNumber: number;
    ChecksumCRC32?: string;
  }[];
  path: string;
  uploadId: string;
}
export interface MultipartEndReply {
  data: {
    /**
     * Key of the object: the assetUrl to register.
     */
    videoUrl: string;
    /**
     * Number that the asset is registered under.
     */
    id: number;
  };
}
export interface AssetRecord {
  assetType: AssetType;
  assetUrl: string;
  assetStatus?: 2;
  /**
   * Of a subtitle file: its language (ISO 639-1).
   */
  lanCode?: string;
  name?: string;
  programDetail?: {} | null;
  programChapterId?: Id | null;
  programId?: Id;
  programStatus?: number;
  isSeries?: boolean;
  id?: Id | null;
  newEpisode?: 0 | 1;
  /**
   * CRC-32 of a file that was sent whole, base64: what is stored is compared with it.
   */
  checksum?: string;
}
export interface AssetReply {
  /**
   * Id of the asset.
   */
  data: number;
}
export interface EpisodeReply {
  data: {
    id: Id;
    episodeNumber: number;
  };
}
export interface DeleteChapter {
  filmmakerProgramId: Id;
}
export interface RemoveVideo {
  src?: string;
}
export interface RemoveVideoParams {
  filmId: Id;
}
export interface RemoveEpisodeVideoParams {
  filmId: Id;
  chapterId: Id;
}
export interface NotificationUpdate {
  updateNotificationNote?: boolean;
  updatePromotionNotificationNote?: boolean;
}
export interface AssetsReply {
  data: {
    rows: Asset[];
  };
}
export interface Asset {
  id: Id;
  /**
   * Signed address of the file, valid for a short time.
   */
  url: string;
  /**
   * Key of the object.
   */
  assetUrl: string;
  /**
   * 0 rejected, 1 approved, 2 uploaded, 5 deletion requested.
   */
  assetStatus: 0 | 1 | 2 | 5;
  assetType: AssetType;
  assetRejectionNotes: string | null;
  note: string | null;
  isTrailer: boolean;
  programDetails: {
    selectedImage: string | null;
  };
  lanCode: string | null;
  name: string;
  assetChapterId: Id | null;
  contentType: string;
  sizeBytes: number;
}
export interface AssetsSave {
  /**
   * The form that judges the assets.
   */
  form: 'manage-assets' | 'subtitles';
  /**
   * The assets that the page shows; each must be registered.
   *
   * @maxItems 1000
   */
  assetsData: AssetRecord[];
  /**
   * The version that was edited; another one in the store answers 409.
   */
  version?: number;
}
export interface AssetId {
  id: Id;
}
export interface AssetStatusUpdate {
  /**
   * 4 remove, 5 request the removal. Whether it is done or only requested is the server's to decide.
   */
  assetStatus: 4 | 5;
}
export interface AssetStatusReply {
  success: boolean;
  data: {
    /**
     * 4 removed, 5 its removal is requested; null: there was none.
     */
    assetStatus: 4 | 5 | null;
  };
}
export interface ImageUpdate {
  /**
   * Which image of the film or episode; selectedImage: the one of its images that stands for it.
   */
  image: 'standardImage' | 'featuredImage' | 'selectedImage';
  /**
   * Key of the uploaded object; for selectedImage of a registered one.
   */
  src: string;
}
export interface ImageRemoval {
  /**
   * Key of the image.
   */
  src: string;
}
export interface PreviewQuery {
  action?: 'preview' | 'download';
}
export interface EpisodePreviewParams {
  id: Id;
  /**
   * 0: the film's own video.
   */
  chapterId: number;
}
export interface PreviewReply {
  data: {
    /**
     * Signed address of the video, valid for a short time.
     */
    previewUrl: string;
    /**
     * Signed address of a picture of it.
     */
    thumbnailUrl: string | null;
    /**
     * The same picture.
     */
    mediumUrl: string | null;
  };
}
export interface CountriesQuery {
  searchText?: string;
}
export interface CountriesReply {
  data: {
    rows: {
      /**
       * ISO 3166-1 alpha-2.
       */
      code: string;
      name: string;
      /**
       * The part of the world it is in.
       */
      region?: string;
    }[];
  };
}
export interface ReleaseRequest {
  /**
   * Seconds since 1970 (UTC).
   */
  releaseDate: number;
  /**
   * The platform's program.
   */
  programId?: number | null;
  filmmakerFilmId: Id;
  type?: FilmType | null;
  programStatus?: number;
}
export interface LabelsQuery {
  searchText?: string;
}
export interface LabelsReply {
  data: {
    /**
     * At most 100; those that begin with the text first.
     */
    rows: Label[];
  };
}
export interface Label {
  /**
   * Of one that the filmmaker added; null: the platform's.
   */
  id: Id | null;
  name: string;
}
export interface LabelCreate {
  name: string;
  status: 1;
  /**
   * Absent: a tag.
   */
  kind?: 'genre' | 'secondaryGenre' | 'tag';
}
export interface LabelReply {
  data: Label;
}
export interface ResetSlug {
  slug: Secret;
}
export interface InvitationToken {
  token: Secret;
}
export interface InvitationReply {
  userData: {
    name: string;
    email: string;
    /**
     * Empty where none is known.
     */
    phone: string;
  };
}
export interface LoginTokenRequest {
  email: string;
}
export interface LoginTokenReply {
  token: string;
  /**
   * Where the filmmaker's browser is to be sent.
   */
  url: string;
  /**
   * Seconds since 1970 (UTC).
   */
  expiresAt: number;
}
export interface LoginToken {
  token: Secret;
}
export interface UserId {
  id: Id;
}
export interface ProfileReply {
  data: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    website: string;
    facebook: string;
    twitter: string;
    instagram: string;
    youtube: string;
    pinterest: string;
    tiktok: string;
    linkedin: string;
  };
}
export interface StaffListQuery {
  page?: number;
  /**
   * Part of a film's title or of its owner's name or e-mail.
   */
  searchText?: string;
  /**
   * Absent: every status but drafts.
   */
  status?: number;
}
export interface StaffListReply {
  data: {
    rows: StaffFilmRow[];
    totalRows: number;
    totalPages: number;
  };
}
export interface StaffFilmRow {
  id: Id;
  title: string;
  type: FilmType | null;
  status: string;
  statusValue: number;
  statusClass: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  filmmakerName: string;
  filmmakerEmail: string;
  submissionDate: number | null;
  releaseDate: number | null;
  awaitingAssets: number;
  removalRequests: number;
}
export interface StaffFilmReply {
  data: {
    film: Film1;
    filmmaker: {
      id: Id;
      name: string;
      email: string;
      phone: string | null;
      showResourcesTab: boolean;
    };
    assets: Asset[];
    /**
     * The newest first.
     */
    history: FilmDecision[];
    contract: {
      state: 'sent' | 'signed' | 'cancelled';
      sentAt: number;
      endedAt: number | null;
      signedName: string | null;
    } | null;
  };
}
export interface FilmDecision {
  id: Id;
  action:
    | 'sendContract'
    | 'recordSignature'
    | 'cancelContract'
    | 'startReview'
    | 'sendBack'
    | 'reject'
    | 'activate'
    | 'deactivate'
    | 'approveAsset'
    | 'rejectAsset'
    | 'removeAsset'
    | 'keepAsset'
    | 'signed'
    | 'cancelled'
    | 'grantResources'
    | 'withdrawResources';
  /**
   * Name of who decided; null: the filmmaker, through the contract.
   */
  decidedBy: string | null;
  /**
   * Seconds since 1970 (UTC).
   */
  decidedAt: number;
  fromStatus: number;
  toStatus: number;
  assetType: AssetType | null;
  assetName: string | null;
  note: string | null;
  releaseDate: number | null;
}
export interface FilmDecide {
  action:
    'sendContract' | 'recordSignature' | 'cancelContract' | 'startReview' | 'sendBack' | 'reject' | 'activate' | 'deactivate';
  /**
   * The film's version that was looked at.
   */
  version: number;
  note?: string;
  releaseDate?: string;
}
export interface AssetDecide {
  action: 'approveAsset' | 'rejectAsset' | 'removeAsset' | 'keepAsset';
  /**
   * The asset's status that was looked at.
   */
  assetStatus: 0 | 1 | 2 | 5;
  note?: string;
}
export interface ResourcesGrant {
  showResourcesTab: boolean;
}
export interface AssetPreviewReply {
  data: {
    /**
     * Signed address, valid for a short time.
     */
    previewUrl: string;
    /**
     * Signed address, valid for a short time.
     */
    downloadUrl: string;
  };
}
export interface ContractDocumentReply {
  data: {
    fileName: string;
    contentType: string;
    /**
     * The document's bytes, base64.
     */
    content: string;
  };
}
export interface OutboxQuery {
  page?: number;
}
export interface OutboxReply {
  data: {
    rows: {
      id: Id;
      kind:
        | 'password-reset'
        | 'password-changed'
        | 'email-changed'
        | 'payment-changed'
        | 'invitation'
        | 'film-decision'
        | 'contract'
        | 'channel-decision';
      recipient: string;
      state: 'waiting' | 'sending' | 'handed' | 'sent' | 'failed' | 'unsure';
      attempts: number;
      problem: string | null;
      createdAt: number;
      finishedAt: number | null;
    }[];
    totalRows: number;
    totalPages: number;
  };
}
export interface ContractToken {
  token: Secret;
}
export interface ContractReply {
  /**
   * The provider's page for this view, valid for a short time.
   */
  contractEmbedUrl: string;
}
export interface ContractStatusChange {
  /**
   * 2 signed, 8 cancelled.
   */
  status?: 2 | 8;
  /**
   * Another name of the same.
   */
  newStatus?: 2 | 8;
}
export interface ResourceListQuery {
  page?: Page;
  isAdmin?: 0;
  /**
   * A tab of options/resource-tabs.json; any other counts as the first. With it the path's id is the filmmaker and rows are resources; without it the id is a film and rows are its assets.
   */
  activetab?: string;
}
export interface ResourceListReply {
  data: {
    rows: (Resource | Asset)[];
    totalRows: number;
    totalPages: number;
    /**
     * The tab that the resources are of.
     */
    activetab?: string;
    tabs?: {
      value: string;
      label: string;
    }[];
  };
}
export interface Resource {
  id: Id;
  title: string;
  type: 'Image' | 'Video' | 'Link';
  /**
   * Signed address to look at the file, valid for a short time, or the link.
   */
  fileUrl: string;
  /**
   * Signed address of a picture of a video.
   */
  videoThumb: string | null;
  /**
   * Signed address that hands the file over to keep, or the link.
   */
  downloadUrl: string;
}
export interface BtsListQuery {
  page?: Page;
  searchText?: string;
}
export interface BtsListReply {
  data: {
    rows: BtsDoc[];
    totalRows: number;
    totalPages: number;
  };
}
export interface BtsDoc {
  btsDocId: Id;
  fileName: string;
  /**
   * Key of the object.
   */
  filePath: string;
  /**
   * The same.
   */
  src: string;
  notes: string | null;
  /**
   * The film.
   */
  filmmakerProgramId: number;
  /**
   * Signed address to look at the file, valid for a short time.
   */
  url: string;
  /**
   * Signed address that hands the file over to keep.
   */
  downloadUrl: string;
  contentType: string;
  sizeBytes: number;
  /**
   * Seconds since 1970 (UTC).
   */
  createdAt: number;
}
export interface BtsDocId {
  id: Id;
}
/**
 * The form bts-document judges notes and file.
 */
export interface BtsSave {
  /**
   * The film.
   */
  filmmakerProgramId: number;
  fileName?: string;
  /**
   * Key of the uploaded object.
   */
  filePath?: string;
  /**
   * The same; filePath goes before it.
   */
  src?: string;
  notes?: string;
}
export interface BtsSaveReply {
  /**
   * Id of the document.
   */
  data: number;
}
export interface PromotionPromptsReply {
  data: {
    videoDirector: PromotionPrompt;
    videoCast: PromotionPrompt;
    writtenDirector: PromotionPrompt;
    writtenCast: PromotionPrompt;
  };
}
export interface PromotionPrompt {
  title: string;
  introduction: string;
  questions: string[];
}
export interface PromptDocumentQuery {
  prompt: 'videoDirector' | 'videoCast' | 'writtenDirector' | 'writtenCast';
}
export interface PromptDocumentReply {
  data: {
    fileName: string;
    contentType: string;
    /**
     * The Word document (ECMA-376), base64.
     */
    content: string;
  };
}
export interface PromotionFilesQuery {
  /**
   * What the caller takes the status to be; the answer tells the stored one.
   */
  promotionStatus?: 0 | 1 | 2;
}
export interface PromotionFilesReply {
  data: {
    rows: PromotionAsset[];
    promotionStatus: PromotionStatus;
    promotionNotes: string | null;
    promotionOptOut: 0 | 1;
    /**
     * The film's.
     */
    status: number;
    may: FilmPermission[];
  };
}
export interface PromotionAsset {
  id: Id;
  /**
   * Key of the object.
   */
  fileUrl: string;
  /**
   * Signed address of the file, valid for a short time.
   */
  url: string;
  fileName: string;
  /**
   * 1 video interview, 2 written interview, 3 other file.
   */
  type: 1 | 2 | 3;
  role: PromotionRole;
  promotionNotes: string | null;
}
export interface PromotionUpload {
  filmmakerId: Id;
  /**
   * The film.
   */
  programId: number;
  /**
   * 1 video, 2 answers file.
   */
  type: 1 | 2;
  fileName: string;
  role: PromotionRole;
  /**
   * Key of the uploaded object.
   */
  fileUrl: string;
  /**
   * The file of the same role and type whose place this one takes.
   */
  promotionSubmissionId?: Id | null;
}
export interface PromotionUploadReply {
  /**
   * Id of the promotion asset.
   */
  data: number;
}
/**
 * The form promotions judges notes and files.
 */
export interface PromotionSave {
  /**
   * 1 finish later, 2 submit.
   */
  promotionStatus: 1 | 2;
  promotionNotes?: string;
  /**
   * The film.
   */
  programId: number;
}
export interface PromotionSaveReply {
  success: boolean;
  data: {
    promotionStatus: PromotionStatus;
  };
}
export interface PromotionAssetId {
  id: Id;
}
export interface ShortlinkCreate {
  filmmakerId: Id;
  /**
   * The film.
   */
  programId: number;
  /**
   * The film's; none: it gets one.
   */
  affiliateCode?: string | null;
}
export interface ShortlinkReply {
  /**
   * What follows the address of the site and a slash in the promo link, for instance `s/…`.
   */
  shortlink: string;
}
export interface EventBatch {
  /**
   * @maxItems 1000
   */
  views?: {
    id: EventId;
    /**
     * The film, by its number in the portal.
     */
    programId: number;
    /**
     * Account that watched; absent: nobody who is known. A film's owner is not counted.
     */
    viewerId?: number;
    watchedSeconds: number;
    /**
     * Ad revenue attributed to the view, in millionths of a US dollar. Absent: none.
     */
    adRevenueMicros?: number;
    viewedAt: EpochSeconds;
  }[];
  /**
   * @maxItems 1000
   */
  registrations?: {
    id: EventId;
    /**
     * The short link, or its code, as `ref` named it when the visitor came.
     */
    shortlink: string;
    clickedAt: EpochSeconds;
    registeredAt: EpochSeconds;
    /**
     * What the subscriber paid, in US cents.
     */
    paidCents: number;
  }[];
}
export interface EventBatchReply {
  success: boolean;
  data: {
    recorded: number;
    /**
     * Known before, or named twice.
     */
    repeated: number;
    /**
     * Ids of events whose program or short link does not exist; they were not kept.
     */
    unknown: string[];
  };
}
export interface AffiliateCountQuery {
  /**
   * The session's own.
   */
  filmmakerId: number;
  /**
   * Seconds since 1970 (UTC).
   */
  from: number;
  /**
   * Seconds since 1970 (UTC).
   */
  to: number;
  page?: number;
}
export interface AffiliateCountReply {
  data: {
    /**
     * Films that were ever submitted.
     */
    submittedFilmsCount: number;
    /**
     * Active films whose release is not ahead.
     */
    publishedFilmsCount: number;
    /**
     * Clicks on the filmmaker's short links.
     */
    shortlinksClick: number;
    /**
     * Registrations within the tracking period after a click.
     */
    registrationCount: number;
    /**
     * Days after a click within which a registration is the link's.
     */
    trackingPeriod: number;
    /**
     * What was paid out so far.
     */
    totalPayouts: number;
    /**
     * Programs that were watched.
     */
    totalRows: number;
    totalViews: number;
    /**
     * Sum of the programs' minutes.
     */
    totalWatchedMinutes: number;
    /**
     * One page of the programs, the most watched first.
     */
    viewershipStats: {
      id: Id;
      title: string;
      views: number;
      totalWatchedMinutes: number;
      /**
       * The program's address on the platform.
       */
      programLink: string | null;
    }[];
    /**
     * The range cut into equal steps from its start, the last one as long as is left: days, weeks or longer, so that there are few.
     */
    viewershipPeriods: {
      from: EpochSeconds;
      to: EpochSeconds;
      views: number;
      totalWatchedMinutes: number;
      /**
       * Clicks on the filmmaker's short links.
       */
      clicks: number;
    }[];
  };
}
export interface TermsReply {
  data: {
    /**
     * Day of the last change, `2024-10-28`.
     */
    updated: string;
    lead: string;
    sections: TermsSection[];
  };
}
export interface TermsSection {
  /**
   * Its anchor.
   */
  id: string;
  title: string;
  /**
   * Paragraphs, lists of items, and lists of steps.
   */
  text: (
    | string
    | string[]
    | {
        steps: string[];
      }
  )[];
}
export interface FrameQuery {
  type: 'paymentSetUp' | 'paymentHistory';
}
export interface FrameReply {
  data: {
    /**
     * Address of the provider's page for one view; relative to the portal where it is the portal's.
     */
    url: string;
  };
}
export interface PayoutReportQuery {
  page?: Page;
}
export interface PayoutReportReply {
  data: {
    totalRevenue: Dollars;
    totalPayouts: Dollars;
    futurePayouts: Dollars;
    totalViews: number;
    totalWatchedMinutes: number;
    totalRows: number;
    rows: RevenueRow[];
  };
}
export interface RevenueRow {
  /**
   * The film; 0: the link of the channel.
   */
  id: number;
  title: string;
  /**
   * Address of the program on the platform.
   */
  programLink: string | null;
  views: number;
  totalWatchedMinutes: number;
  revenue: Dollars;
}
export interface ChannelReply {
  data: {
    channel: Channel | null;
  };
}
export interface Channel {
  id: Id;
  number: number;
  name: string;
  headline: string | null;
  /**
   * Key of the image.
   */
  bannerImage: string;
  /**
   * Signed address of the image, valid for a short time.
   */
  bannerImageUrl: string;
  status: ChannelStatus;
  /**
   * Seconds since 1970 (UTC): when it was asked for, or decided about, last.
   */
  modified: number;
  rejectionNote: string | null;
  /**
   * Address that promotes the channel and counts its clicks; null before the first approval.
   */
  filmmakerChannelShortlink: string | null;
  shortlinkClicks: number;
}
export interface ChannelNumbersReply {
  /**
   * The numbers that are taken, the caller's own among them.
   */
  data: number[];
}
export interface ChannelSaveReply {
  data: {
    id: Id;
    status: ChannelStatus;
  };
}
export interface ChannelId {
  id: Id;
}
export interface ChannelVideosQuery {
  page?: Page;
}
export interface ChannelVideosReply {
  data: {
    rows: ChannelVideo[];
    totalRows: number;
    totalPages: number;
  };
}
export interface ChannelVideo {
  /**
   * Of the row.
   */
  id: number;
  /**
   * The film.
   */
  videoId: number;
  title: string;
}
export interface AllChannelVideosReply {
  data: {
    rows: ChannelVideo[];
  };
}
export interface ChannelAssign {
  /**
   * @minItems 1
   * @maxItems 100
   *
   * Items: A row of the search.
   */
  videos: {
    id: Id;
    title?: string;
    isDiffFilmmaker?: boolean;
    filmmakerName?: string;
  }[];
}
export interface ChannelAssignReply {
  /**
   * One result for each video, in the order in which they were sent.
   */
  data: {
    videoId: Id;
    /**
     * false: it was not assigned.
     */
    status: boolean;
    message: string;
  }[];
}
export interface ChannelVideoId {
  id: Id;
  videoId: Id;
}
export interface VideoSearchQuery {
  searchText?: string;
  page?: Page;
}
export interface VideoSearchReply {
  data: {
    rows: {
      id: Id;
      title: string;
      /**
       * It belongs to another filmmaker.
       */
      isDiffFilmmaker: boolean;
      filmmakerName: string;
    }[];
    /**
     * null: there is no further page.
     */
    nextPage: number | null;
  };
}
export interface StaffChannelsQuery {
  page?: Page;
  /**
   * Part of a channel's name or of its owner's name or e-mail, or its number.
   */
  searchText?: string;
  /**
   * 0 rejected, 1 approved, 2 pending, 3 deactivated.
   */
  status?: 0 | 1 | 2 | 3;
}
export interface StaffChannelsReply {
  data: {
    rows: StaffChannel[];
    totalRows: number;
    totalPages: number;
  };
}
export interface StaffChannel {
  id: Id;
  number: number;
  name: string;
  headline: string | null;
  bannerImageUrl: string;
  status: ChannelStatus;
  version: number;
  modified: number;
  rejectionNote: string | null;
  filmmakerName: string;
  filmmakerEmail: string;
  videoCount: number;
}
export interface StaffChannelReply {
  data: {
    channel: StaffChannel;
    /**
     * The newest first.
     */
    history: {
      id: Id;
      action: ChannelAction;
      /**
       * null: the account is gone.
       */
      decidedBy: string | null;
      /**
       * Seconds since 1970 (UTC).
       */
      decidedAt: number;
      fromStatus: ChannelStatus;
      toStatus: ChannelStatus;
      note: string | null;
    }[];
  };
}
export interface ChannelDecide {
  action: ChannelAction;
  /**
   * The channel's version that was looked at.
   */
  version: number;
  note?: string;
}
export interface StaffResourcesQuery {
  page?: Page;
  /**
   * A tab of options/resource-tabs.json; any other counts as the first.
   */
  activetab?: string;
}
export interface StaffResourcesReply {
  data: {
    /**
     * In the order in which filmmakers see them.
     */
    rows: StaffResource[];
    totalRows: number;
    totalPages: number;
    activetab: string;
    tabs: {
      value: string;
      label: string;
    }[];
    /**
     * The newest first; of all tabs.
     */
    history: {
      id: Id;
      resourceId: Id;
      title: string;
      action: 'create' | 'change' | 'publish' | 'unpublish' | 'moveUp' | 'moveDown' | 'remove';
      decidedBy: string | null;
      /**
       * Seconds since 1970 (UTC).
       */
      decidedAt: number;
    }[];
  };
}
export interface StaffResource {
  id: Id;
  title: string;
  tab: string;
  type: 'Image' | 'Video' | 'Link';
  /**
   * Key of the object.
   */
  key: string | null;
  /**
   * Key of a video's picture.
   */
  thumbKey: string | null;
  link: string | null;
  /**
   * Signed address of the file, valid for a short time, or the link.
   */
  fileUrl: string;
  /**
   * Signed address of a video's picture.
   */
  thumbUrl: string | null;
  /**
   * Seconds since 1970 (UTC); null: filmmakers do not see it.
   */
  publishedAt: number | null;
  version: number;
  /**
   * Of its tab.
   */
  isFirst: boolean;
  /**
   * Of its tab.
   */
  isLast: boolean;
}
export interface StaffResourceSave {
  /**
   * The resource's version that was looked at.
   */
  version: number;
  /**
   * Judged by the form staff-resource.
   */
  entries: {};
}
export interface StaffResourceReply {
  /**
   * Id of the resource.
   */
  data: number;
}
export interface ResourceDecide {
  action: 'publish' | 'unpublish' | 'moveUp' | 'moveDown' | 'remove';
  /**
   * The resource's version that was looked at.
   */
  version: number;
}
export interface ResourceId {
  id: Id;
}
