export interface Availability {
  type: 'include' | 'exclude';
  /**
   * @minItems 1
   * @maxItems 300
   */
  countries: string[];
}

export interface BtsDocument {
  filePath: string;
  fileName?: string;
  notes?: string;
}

export interface FilmSubmission {
  title: string;
  type: 'SERIES' | 'FEATURED_FILM' | 'SHORT_FILM';
  shortDescription: string;
  videoUrl?: string;
  /**
   * @maxItems 3
   */
  chapters?: {
    title: string;
    episodeUrl?: string;
    episodeNumber?: number;
    chapterId?: number;
  }[];
  terms: boolean;
}

export interface Login {
  email: string;
  password: string;
  filmmakerLogin: true;
}

export interface ManageAssets {
  videoUrl?: string;
  videoUrlStatus?: number;
  trailerUrl?: string;
  trailerUrlStatus?: number;
  standardImage?: string;
  standardImageStatus?: number;
  featuredImage?: string;
  featuredImageStatus?: number;
  chapters?: {
    chapterId?: number;
    title?: string;
    episodeUrl?: string;
    episodeUrlStatus?: number;
    standardImage?: string;
    standardImageStatus?: number;
    subtitles?: string[];
  }[];
  thumbnail?: {
    assetUrl: string;
    assetStatus?: number;
    selected?: boolean;
  }[];
  thumbnailWithoutText?: {
    assetUrl: string;
    assetStatus?: number;
    selected?: boolean;
  }[];
  transparentFiles?: {
    assetUrl: string;
    assetStatus?: number;
    selected?: boolean;
  }[];
  /**
   * @maxItems 100
   */
  brandingAssets?: {
    assetUrl: string;
    name?: string;
    assetStatus?: number;
  }[];
  subtitles?: string[];
}

export interface PromotionPreferences {
  promotionOptOut: true;
}

export interface Promotions {
  /**
   * @maxItems 10
   */
  directorVideos?: {
    fileUrl: string;
    fileName?: string;
  }[];
  /**
   * @maxItems 10
   */
  directorAnswers?: {
    fileUrl: string;
    fileName?: string;
  }[];
  /**
   * @maxItems 10
   */
  castVideos?: {
    fileUrl: string;
    fileName?: string;
  }[];
  /**
   * @maxItems 10
   */
  castAnswers?: {
    fileUrl: string;
    fileName?: string;
  }[];
  promotionNotes?: string;
}

export interface ReleaseDate {
  releaseDate: string;
}

export interface Signup {
  name: string;
  phone?: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export interface SignupPayload {
  name: string;
  phone?: string;
  email: string;
  password: string;
}

export interface Subtitles {
  /**
   * @maxItems 200
   */
  videoSrtFiles?: {
    lanCode: string;
    name?: string;
    assetUrl: string;
    assetStatus?: number;
  }[];
  chapters?: {
    chapterId?: number;
    title?: string;
    /**
     * @maxItems 200
     */
    videoSrtFiles?: {
      lanCode: string;
      name?: string;
      assetUrl: string;
      assetStatus?: number;
    }[];
  }[];
  /**
   * @maxItems 200
   */
  trailerSrtFiles?: {
    lanCode: string;
    name?: string;
    assetUrl: string;
    assetStatus?: number;
  }[];
}

export interface Upgrade {
  filmmakerEmail: string;
  filmmakerPhone?: string;
  userId: string;
  upgrade: true;
}

/** Data of each form, by its name. */
export interface FormDocuments {
  'availability': Availability;
  'bts-document': BtsDocument;
  'film-submission': FilmSubmission;
  'login': Login;
  'manage-assets': ManageAssets;
  'promotion-preferences': PromotionPreferences;
  'promotions': Promotions;
  'release-date': ReleaseDate;
  'signup': Signup;
  'subtitles': Subtitles;
  'upgrade': Upgrade;
}

/** What is sent of each form: its data without transient members. */
export interface FormPayloads {
  'availability': Availability;
  'bts-document': BtsDocument;
  'film-submission': FilmSubmission;
  'login': Login;
  'manage-assets': ManageAssets;
  'promotion-preferences': PromotionPreferences;
  'promotions': Promotions;
  'release-date': ReleaseDate;
  'signup': SignupPayload;
  'subtitles': Subtitles;
  'upgrade': Upgrade;
}
