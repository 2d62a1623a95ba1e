export type Id = number;
export type FilmType = 'SERIES' | 'FEATURED_FILM' | 'SHORT_FILM';
/**
 * 0 rejected, 1 approved, 2 uploaded, 4 removed, 5 deletion requested; null: no asset.
 */
export type AssetStatus = 0 | 1 | 2 | 4 | 5 | null;

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
}
export interface FieldError {
  /**
   * RFC 6901 JSON pointer of the field; '' is the whole request.
   */
  path: string;
  keyword: string;
  message: string;
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
}
export interface SessionState {
  /**
   * 0: not logged in.
   */
  status: 0 | 1;
  showResourcesTab: boolean;
  user?: User;
  data: {
    notificationCount: number;
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
  data: Film;
}
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
export interface Chapter {
  chapterId: Id;
  title: string;
  episodeNumber: number;
  episodeUrl: string | null;
  isNewEpisode: 0 | 1;
}
export interface FilmSave {
  /**
   * 0 finish later, 1 submit now.
   */
  programStatus: 0 | 1;
  /**
   * The film-submission form without its chapters.
   */
  programDetails: {};
  /**
   * The chapters of the film-submission form.
   *
   * @maxItems 100
   */
  episodeData?: {}[];
  /**
   * @maxItems 100
   */
  assetsData?: {}[];
  isNewEpisode?: 0 | 1;
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
  assetType: 'videoUrl' | 'episodeUrl';
  assetUrl: string;
  assetStatus?: 2;
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
