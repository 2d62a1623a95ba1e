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
export type PromotionRole = 'director' | 'cast';
/**
 * 0 not started, 1 saved for later, 2 submitted.
 */
export type PromotionStatus = 0 | 1 | 2;
/**
 * Beginning with 1.
 */
export type Page = number;
export type SearchText = string;
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
export type MailKind =
  | 'password-reset'
  | 'password-changed'
  | 'email-changed'
  | 'payment-changed'
  | 'invitation'
  | 'film-decision'
  | 'contract'
  | 'channel-decision';
export type MailState = 'waiting' | 'sending' | 'handed' | 'sent' | 'failed' | 'unsure';
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
export type ChannelOrder =
  | ChannelOrderRows
  | {
      rows: ChannelOrderRows;
      added: AddedFields;
    };
/**
 * @minItems 1
 * @maxItems 1000
 *
 * Items: A row of the channel's videos with its place.
 */
export type ChannelOrderRows = {
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
export type ApiSchemas = {
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
  UploadWithdrawal: UploadWithdrawal;
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
  ReleaseReply: ReleaseReply;
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
  PromotionOptOut: PromotionOptOut;
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
};
export type Empty = {};
export type Done = {
  success: boolean;
  message?: string;
};
export type ErrorReply = {
  /**
   * Stable name of the error, for programs.
   */
  code: string;
  /**
   * Text for the person.
   */
  message: string;
  errors: FieldError[];
  /**
   * Of a conflict: the record as it is stored now.
   */
  data?: Film | BtsDoc | Promotion;
};
export type FieldError = {
  /**
   * RFC 6901 JSON pointer of the field; '' is the whole request.
   */
  path: string;
  keyword: string;
  message: string;
};
export type Film = {
  /**
   * Added fields by the form's name: of film-submission, availability, release-date, manage-assets and subtitles. Those of the assets have the ones of episodes as chapters, each with its chapterId.
   */
  added?: {
    [k: string]: AddedFields;
  };
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
};
/**
 * Members of a form that its file alone has: they are judged and kept, and nothing else is done with them.
 */
export type AddedFields = {};
/**
 * Data of the form film-details as they were saved, or as it begins.
 */
export type ProgramDetail = {
  /**
   * Whether the series' details were copied into the episode.
   */
  isCopy: boolean;
  [k: string]: unknown;
};
export type GeoRestriction = {
  type: 'include' | 'exclude';
  /**
   * Items: ISO 3166-1 alpha-2.
   */
  countries: string[];
};
export type Chapter = {
  added?: AddedFields;
  chapterId: Id;
  title: string;
  episodeNumber: number;
  episodeUrl: string | null;
  isNewEpisode: 0 | 1;
  programDetail: ProgramDetail;
  filmmakerProgramStatus: ProgramStatus;
};
export type BtsDoc = {
  added?: AddedFields;
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
  /**
   * Grows with every save.
   */
  version: number;
};
export type Promotion = {
  rows: PromotionAsset[];
  promotionStatus: PromotionStatus;
  promotionNotes: string | null;
  added?: AddedFields;
  promotionOptOut: 0 | 1;
  preferences?: AddedFields1;
  /**
   * The film's.
   */
  status: number;
  /**
   * The film's.
   */
  version: number;
  may: FilmPermission[];
};
export type PromotionAsset = {
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
};
/**
 * Members of a form that its file alone has: they are judged and kept, and nothing else is done with them.
 */
export type AddedFields1 = {};
export type FilmId = {
  id: Id;
};
export type UserReply = {
  user: User;
};
export type User = {
  id: Id;
  name: string;
  email: string;
  showResourcesTab: boolean;
  /**
   * Only there for those who work for the platform.
   */
  isStaff?: true;
};
export type SessionState = {
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
};
export type CheckUser = {
  email: string;
};
export type CheckUserReply = {
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
};
export type FilmListQuery = {
  page?: Page;
  filters?: string;
  searchText?: SearchText;
  sortBy?: 'title' | 'type' | 'status' | 'submissionDate' | 'releaseDate';
  orderBy?: 'asc' | 'desc';
  filmmaker?: boolean;
};
export type FilmListReply = {
  data: {
    rows: FilmRow[];
    totalRows: number;
    totalPages: number;
  };
};
export type FilmRow = {
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
};
export type FilmReply = {
  data: Film;
};
export type FilmSave = {
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
};
export type FilmSaveReply = {
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
};
export type SignQuery = {
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
};
export type SignReply = {
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
};
export type SubtitleUpload = {
  objectName: string;
  contentType: string;
  programId: Id;
  /**
   * Length of the file in bytes; the address then takes no other.
   */
  size?: number;
};
export type MultipartStart = {
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
};
export type MultipartStartReply = {
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
};
export type PartQuery = {
  fileName: string;
  partNumber: number;
  uploadId: string;
  path: string;
  /**
   * CRC-32 of the part, base64.
   */
  checksum?: string;
  /**
   * Length of the part in bytes; the address then takes no other. Asked for where the length of the whole file was told.
   */
  size?: number;
};
export type PartReply = {
  presignedUrl: string;
  /**
   * Headers that the PUT must carry.
   */
  headers: {
    [k: string]: string;
  };
};
export type MultipartQuery = {
  fileName: string;
  uploadId: string;
  path: string;
};
export type UploadWithdrawal = {
  path: string;
  /**
   * A key that was signed for an upload below the path; what is registered under it already is removed.
   */
  key: string;
};
export type PartsReply = {
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
};
export type MultipartEnd = {
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
};
export type MultipartEndReply = {
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
};
export type AssetRecord = {
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
};
export type AssetReply = {
  /**
   * Id of the asset.
   */
  data: number;
};
export type EpisodeReply = {
  data: {
    id: Id;
    episodeNumber: number;
  };
};
export type DeleteChapter = {
  filmmakerProgramId: Id;
};
export type RemoveVideo = {
  src?: string;
};
export type RemoveVideoParams = {
  filmId: Id;
};
export type RemoveEpisodeVideoParams = {
  filmId: Id;
  chapterId: Id;
};
export type NotificationUpdate = {
  updateNotificationNote?: boolean;
  updatePromotionNotificationNote?: boolean;
};
export type AssetsReply = {
  data: {
    rows: Asset[];
  };
};
export type Asset = {
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
};
export type AssetsSave = {
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
  /**
   * 0: what is said in added fields is kept, and nothing else is judged or changed; 1, or absent: the assets are complete.
   */
  programStatus?: 0 | 1;
  added?: AddedFields2;
};
/**
 * Members of a form that its file alone has: they are judged and kept, and nothing else is done with them.
 */
export type AddedFields2 = {};
export type AssetId = {
  id: Id;
};
export type AssetStatusUpdate = {
  /**
   * 4 remove, 5 request the removal. Whether it is done or only requested is the server's to decide.
   */
  assetStatus: 4 | 5;
};
export type AssetStatusReply = {
  success: boolean;
  data: {
    /**
     * 4 removed, 5 its removal is requested; null: there was none.
     */
    assetStatus: 4 | 5 | null;
  };
};
export type ImageUpdate = {
  /**
   * Which image of the film or episode; selectedImage: the one of its images that stands for it.
   */
  image: 'standardImage' | 'featuredImage' | 'selectedImage';
  /**
   * Key of the uploaded object; for selectedImage of a registered one.
   */
  src: string;
};
export type ImageRemoval = {
  /**
   * Key of the image.
   */
  src: string;
};
export type PreviewQuery = {
  action?: 'preview' | 'download';
};
export type EpisodePreviewParams = {
  id: Id;
  /**
   * 0: the film's own video.
   */
  chapterId: number;
};
export type PreviewReply = {
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
};
export type CountriesQuery = {
  searchText?: SearchText;
};
export type CountriesReply = {
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
};
export type ReleaseRequest = {
  added?: AddedFields;
  /**
   * Seconds since 1970 (UTC).
   */
  releaseDate?: number;
  /**
   * The platform's program.
   */
  programId?: number | null;
  filmmakerFilmId: Id;
  type?: FilmType | null;
  programStatus?: number;
  /**
   * The version of the film that was looked at; without it the last request counts.
   */
  version?: number;
};
export type ReleaseReply = {
  success: boolean;
  /**
   * Of the film, after that.
   */
  version?: number;
};
export type LabelsQuery = {
  searchText?: SearchText;
};
export type LabelsReply = {
  data: {
    /**
     * At most 100; those that begin with the text first.
     */
    rows: Label[];
  };
};
export type Label = {
  /**
   * Of one that the filmmaker added; null: the platform's.
   */
  id: Id | null;
  name: string;
};
export type LabelCreate = {
  name: string;
  status: 1;
  /**
   * Absent: a tag.
   */
  kind?: 'genre' | 'secondaryGenre' | 'tag';
};
export type LabelReply = {
  data: Label;
};
export type ResetSlug = {
  slug: Secret;
};
export type InvitationToken = {
  token: Secret;
};
export type InvitationReply = {
  userData: {
    name: string;
    email: string;
    /**
     * Empty where none is known.
     */
    phone: string;
  };
};
export type LoginTokenRequest = {
  email: string;
};
export type LoginTokenReply = {
  token: string;
  /**
   * Where the filmmaker's browser is to be sent.
   */
  url: string;
  /**
   * Seconds since 1970 (UTC).
   */
  expiresAt: number;
};
export type LoginToken = {
  token: Secret;
};
export type UserId = {
  id: Id;
};
export type ProfileReply = {
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
    added?: AddedFields;
  };
};
export type StaffListQuery = {
  page?: number;
  /**
   * Part of a film's title or of its owner's name or e-mail.
   */
  searchText?: string;
  /**
   * Absent: every status but drafts.
   */
  status?: number;
  /**
   * Only what waits for a decision of staff.
   */
  waiting?: boolean;
};
export type StaffListReply = {
  data: {
    rows: StaffFilmRow[];
    totalRows: number;
    totalPages: number;
    /**
     * Films that wait for a decision of staff, whatever was asked for.
     */
    waitingRows: number;
  };
};
export type StaffFilmRow = {
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
  /**
   * The film itself waits for a decision of staff.
   */
  isWaiting: boolean;
  awaitingAssets: number;
  removalRequests: number;
};
export type StaffFilmReply = {
  data: {
    film: Film;
    filmmaker: {
      id: Id;
      name: string;
      email: string;
      phone: string | null;
      showResourcesTab: boolean;
      added?: AddedFields3;
    };
    assets: Asset[];
    promotion: Promotion;
    btsDocuments: BtsDoc[];
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
};
/**
 * Members of a form that its file alone has: they are judged and kept, and nothing else is done with them.
 */
export type AddedFields3 = {};
export type FilmDecision = {
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
  added?: AddedFields;
  releaseDate: number | null;
};
export type FilmDecide = {
  action:
    'sendContract' | 'recordSignature' | 'cancelContract' | 'startReview' | 'sendBack' | 'reject' | 'activate' | 'deactivate';
  /**
   * The film's version that was looked at.
   */
  version: number;
  note?: string;
  added?: AddedFields;
  releaseDate?: string;
};
export type AssetDecide = {
  action: 'approveAsset' | 'rejectAsset' | 'removeAsset' | 'keepAsset';
  /**
   * The asset's status that was looked at.
   */
  assetStatus: 0 | 1 | 2 | 5;
  added?: AddedFields;
  note?: string;
};
export type ResourcesGrant = {
  showResourcesTab: boolean;
};
export type AssetPreviewReply = {
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
};
export type ContractDocumentReply = {
  data: {
    fileName: string;
    contentType: string;
    /**
     * The document's bytes, base64.
     */
    content: string;
  };
};
export type OutboxQuery = {
  page?: Page;
  /**
   * Part of the address that a mail goes to.
   */
  searchText?: string;
  kind?: MailKind;
  state?: MailState;
};
export type OutboxReply = {
  data: {
    rows: {
      id: Id;
      kind: MailKind;
      recipient: string;
      state: MailState;
      attempts: number;
      problem: string | null;
      createdAt: number;
      finishedAt: number | null;
    }[];
    totalRows: number;
    totalPages: number;
  };
};
export type ContractToken = {
  token: Secret;
};
export type ContractReply = {
  /**
   * The provider's page for this view, valid for a short time.
   */
  contractEmbedUrl: string;
};
export type ContractStatusChange = {
  /**
   * 2 signed, 8 cancelled.
   */
  status?: 2 | 8;
  /**
   * Another name of the same.
   */
  newStatus?: 2 | 8;
};
export type ResourceListQuery = {
  page?: Page;
  isAdmin?: 0;
  /**
   * A tab of options/resource-tabs.json; any other counts as the first. With it the path's id is the filmmaker and rows are resources; without it the id is a film and rows are its assets.
   */
  activetab?: string;
};
export type ResourceListReply = {
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
};
export type Resource = {
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
};
export type BtsListQuery = {
  page?: Page;
  searchText?: SearchText;
};
export type BtsListReply = {
  data: {
    rows: BtsDoc[];
    totalRows: number;
    totalPages: number;
  };
};
export type BtsDocId = {
  id: Id;
};
/**
 * The form bts-document judges notes and file.
 */
export type BtsSave = {
  added?: AddedFields;
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
  /**
   * Of a change: the version that was edited; another one in the store answers 409.
   */
  version?: number;
};
export type BtsSaveReply = {
  /**
   * Id of the document.
   */
  data: number;
};
export type PromotionPromptsReply = {
  data: {
    videoDirector: PromotionPrompt;
    videoCast: PromotionPrompt;
    writtenDirector: PromotionPrompt;
    writtenCast: PromotionPrompt;
  };
};
export type PromotionPrompt = {
  title: string;
  introduction: string;
  questions: string[];
};
export type PromptDocumentQuery = {
  prompt: 'videoDirector' | 'videoCast' | 'writtenDirector' | 'writtenCast';
};
export type PromptDocumentReply = {
  data: {
    fileName: string;
    contentType: string;
    /**
     * The Word document (ECMA-376), base64.
     */
    content: string;
  };
};
export type PromotionFilesQuery = {
  /**
   * What the caller takes the status to be; the answer tells the stored one.
   */
  promotionStatus?: 0 | 1 | 2;
};
export type PromotionFilesReply = {
  data: Promotion;
};
export type PromotionUpload = {
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
};
export type PromotionUploadReply = {
  /**
   * Id of the promotion asset.
   */
  data: number;
};
export type PromotionOptOut = {
  added?: AddedFields;
};
/**
 * The form promotions judges notes and files.
 */
export type PromotionSave = {
  added?: AddedFields;
  /**
   * 1 finish later, 2 submit.
   */
  promotionStatus: 1 | 2;
  promotionNotes?: string;
  /**
   * The film.
   */
  programId: number;
  /**
   * The version of the film that was looked at; without it the last save counts.
   */
  version?: number;
};
export type PromotionSaveReply = {
  success: boolean;
  data: {
    promotionStatus: PromotionStatus;
  };
};
export type PromotionAssetId = {
  id: Id;
};
export type ShortlinkCreate = {
  filmmakerId: Id;
  /**
   * The film.
   */
  programId: number;
  /**
   * The film's; none: it gets one.
   */
  affiliateCode?: string | null;
};
export type ShortlinkReply = {
  /**
   * What follows the address of the site and a slash in the promo link, for instance `s/…`.
   */
  shortlink: string;
};
export type EventBatch = {
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
};
export type EventBatchReply = {
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
};
export type AffiliateCountQuery = {
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
};
export type AffiliateCountReply = {
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
     * The range cut into equal steps from its start, the last one as long as is left, up to an hour more where the clocks were put back: days, weeks or longer, so that there are few.
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
};
export type TermsReply = {
  data: {
    /**
     * Day of the last change, `2024-10-28`.
     */
    updated: string;
    lead: string;
    sections: TermsSection[];
  };
};
export type TermsSection = {
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
};
export type FrameQuery = {
  type: 'paymentSetUp' | 'paymentHistory';
};
export type FrameReply = {
  data: {
    /**
     * Address of the provider's page for one view; relative to the portal where it is the portal's.
     */
    url: string;
  };
};
export type PayoutReportQuery = {
  page?: Page;
};
export type PayoutReportReply = {
  data: {
    totalRevenue: Dollars;
    totalPayouts: Dollars;
    futurePayouts: Dollars;
    totalViews: number;
    totalWatchedMinutes: number;
    totalRows: number;
    rows: RevenueRow[];
  };
};
export type RevenueRow = {
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
};
export type ChannelReply = {
  data: {
    channel: Channel | null;
  };
};
export type Channel = {
  added?: AddedFields;
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
};
export type ChannelNumbersReply = {
  /**
   * The numbers that are taken, the caller's own among them.
   */
  data: number[];
};
export type ChannelSaveReply = {
  data: {
    id: Id;
    status: ChannelStatus;
  };
};
export type ChannelId = {
  id: Id;
};
export type ChannelVideosQuery = {
  page?: Page;
};
export type ChannelVideosReply = {
  data: {
    rows: ChannelVideo[];
    totalRows: number;
    totalPages: number;
  };
};
export type ChannelVideo = {
  /**
   * Of the row.
   */
  id: number;
  /**
   * The film.
   */
  videoId: number;
  title: string;
  added?: AddedFields4;
};
/**
 * Members of a form that its file alone has: they are judged and kept, and nothing else is done with them.
 */
export type AddedFields4 = {};
export type AllChannelVideosReply = {
  data: {
    rows: ChannelVideo[];
    added?: AddedFields5;
  };
};
/**
 * Members of a form that its file alone has: they are judged and kept, and nothing else is done with them.
 */
export type AddedFields5 = {};
export type ChannelAssign = {
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
  added?: AddedFields6;
};
/**
 * Members of a form that its file alone has: they are judged and kept, and nothing else is done with them.
 */
export type AddedFields6 = {};
export type ChannelAssignReply = {
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
};
export type ChannelVideoId = {
  id: Id;
  videoId: Id;
};
export type VideoSearchQuery = {
  searchText?: SearchText;
  page?: Page;
};
export type VideoSearchReply = {
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
};
export type StaffChannelsQuery = {
  page?: Page;
  /**
   * Part of a channel's name or of its owner's name or e-mail, or its number.
   */
  searchText?: string;
  /**
   * 0 rejected, 1 approved, 2 pending, 3 deactivated.
   */
  status?: 0 | 1 | 2 | 3;
  /**
   * Only what waits for a decision of staff.
   */
  waiting?: boolean;
};
export type StaffChannelsReply = {
  data: {
    rows: StaffChannel[];
    totalRows: number;
    totalPages: number;
    /**
     * Channels that wait for a decision of staff, whatever was asked for.
     */
    waitingRows: number;
  };
};
export type StaffChannel = {
  added?: AddedFields7;
  orderAdded?: AddedFields8;
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
};
/**
 * Members of a form that its file alone has: they are judged and kept, and nothing else is done with them.
 */
export type AddedFields7 = {};
/**
 * Members of a form that its file alone has: they are judged and kept, and nothing else is done with them.
 */
export type AddedFields8 = {};
export type StaffChannelReply = {
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
      added?: AddedFields;
      note: string | null;
    }[];
  };
};
export type ChannelDecide = {
  action: ChannelAction;
  /**
   * The channel's version that was looked at.
   */
  version: number;
  added?: AddedFields;
  note?: string;
};
export type StaffResourcesQuery = {
  page?: Page;
  /**
   * A tab of options/resource-tabs.json; any other counts as the first.
   */
  activetab?: string;
};
export type StaffResourcesReply = {
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
};
export type StaffResource = {
  added?: AddedFields;
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
};
export type StaffResourceSave = {
  /**
   * The resource's version that was looked at.
   */
  version: number;
  /**
   * Judged by the form staff-resource.
   */
  entries: {};
};
export type StaffResourceReply = {
  /**
   * Id of the resource.
   */
  data: number;
};
export type ResourceDecide = {
  action: 'publish' | 'unpublish' | 'moveUp' | 'moveDown' | 'remove';
  /**
   * The resource's version that was looked at.
   */
  version: number;
};
export type ResourceId = {
  id: Id;
};
