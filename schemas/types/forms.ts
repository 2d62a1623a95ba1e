export type AccountSetup = {
  name: string;
  email: string;
  phone?: string;
  password: string;
  confirmPassword: string;
};

export type Availability = {
  type: 'include' | 'exclude';
  countries: string[];
};

export type BtsDocument = {
  filePath: string;
  fileName?: string;
  notes?: string;
};

export type ChangePassword = {
  email?: string;
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
};

export type ChangePasswordPayload = {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
};

export type Channel = {
  number: number;
  name: string;
  headline?: string;
  bannerImage: string;
};

export type ChannelOrder = {
  videos?: {
    id: number;
    videoId?: number;
    name: string;
  }[];
};

export type ChannelVideos = {
  videos?: number[];
};

export type ContractSignature = {
  name: string;
  date: string;
  read: true;
};

export type DashboardRange = {
  from?: string;
  to?: string;
};

export type FilmDetails = {
  episodeTitle?: string;
  season?: number;
  title: string;
  type?: 'SERIES' | 'FEATURED_FILM' | 'SHORT_FILM';
  shortDescription: string;
  description: string;
  primayGenres: string[];
  secondaryGenres: string[];
  tags?: string[];
  year: string;
  rating: 'G' | 'PG' | 'PG-13' | 'R' | 'NC-17' | 'TV-Y' | 'TV-Y7' | 'TV-Y7 FV' | 'TV-G' | 'TV-PG' | 'TV-14' | 'TV-MA';
  ratingRemarks?: string;
  productionCompanies: string;
  copyright: string;
  studio?: string;
  imdbId?: string;
  countryOfOrigin: string;
  filmingLocations: string[];
  audioLanguage: string[];
  cast?: {
    title: string;
    role: string;
    order?: number;
  }[];
  crew: {
    title: string;
    role: 'director' | 'producer' | 'writer' | 'cinematographer';
  }[];
  geoRestriction?: {
    type?: 'everywhere' | 'include' | 'exclude';
    countries?: string[];
  };
  terms?: boolean;
  isCopy?: boolean;
};

export type FilmSubmission = {
  title: string;
  type: 'SERIES' | 'FEATURED_FILM' | 'SHORT_FILM';
  shortDescription: string;
  videoUrl?: string;
  chapters?: {
    title: string;
    episodeUrl?: string;
    episodeNumber?: number;
    chapterId?: number;
  }[];
  terms: boolean;
};

export type ForgotPassword = {
  email: string;
};

export type Login = {
  email: string;
  password: string;
  filmmakerLogin: true;
};

export type ManageAssets = {
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
    assetUrl?: string;
    assetStatus?: number;
    note?: string;
    selected?: boolean;
  }[];
  thumbnailWithoutText?: {
    assetUrl?: string;
    assetStatus?: number;
    note?: string;
    selected?: boolean;
  }[];
  transparentFiles?: {
    assetUrl?: string;
    assetStatus?: number;
    note?: string;
    selected?: boolean;
  }[];
  brandingAssets?: {
    assetUrl?: string;
    name?: string;
    assetStatus?: number;
  }[];
  subtitles?: string[];
};

export type PaymentAch = {
  accountHolder: string;
  accountType: 'checking' | 'savings';
  routingNumber: string;
  accountNumber: string;
};

export type PaymentGlobalAch = {
  accountHolder: string;
  bankName: string;
  bankCountry: string;
  bankCode?: string;
  accountNumber: string;
};

export type PaymentPaypal = {
  email: string;
};

export type PaymentWires = {
  accountHolder: string;
  holderAddress: string;
  bankName: string;
  bankCountry: string;
  swift: string;
  accountNumber: string;
};

export type Profile = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  website?: string;
  facebook?: string;
  twitter?: string;
  instagram?: string;
  youtube?: string;
  pinterest?: string;
  tiktok?: string;
  linkedin?: string;
};

export type PromotionPreferences = {
  promotionOptOut: true;
};

export type Promotions = {
  directorVideos?: {
    fileUrl: string;
    fileName?: string;
  }[];
  directorAnswers?: {
    fileUrl: string;
    fileName?: string;
  }[];
  castVideos?: {
    fileUrl: string;
    fileName?: string;
  }[];
  castAnswers?: {
    fileUrl: string;
    fileName?: string;
  }[];
  promotionNotes?: string;
};

export type ReleaseDate = {
  releaseDate: string;
};

export type ResetPassword = {
  password: string;
  confirmPassword: string;
};

export type Signup = {
  name: string;
  phone?: string;
  email: string;
  password: string;
  confirmPassword: string;
};

export type SignupPayload = {
  name: string;
  phone?: string;
  email: string;
  password: string;
};

export type StaffNote = {
  note?: string;
};

export type StaffRejection = {
  note: string;
};

export type StaffRelease = {
  releaseDate: string;
  note?: string;
};

export type StaffResource = {
  title: string;
  tab: string;
  kind: 'Image' | 'Video' | 'Link';
  image?: string;
  video?: string;
  thumb?: string;
  link?: string;
};

export type Subtitles = {
  videoSrtFiles?: {
    lanCode: string;
    name?: string;
    assetUrl: string;
    assetStatus?: number;
    note?: string;
  }[];
  chapters?: {
    chapterId?: number;
    title?: string;
    videoSrtFiles?: {
      lanCode: string;
      name?: string;
      assetUrl: string;
      assetStatus?: number;
      note?: string;
    }[];
  }[];
  trailerSrtFiles?: {
    lanCode?: string;
    name?: string;
    assetUrl?: string;
    assetStatus?: number;
    note?: string;
  }[];
};

export type Upgrade = {
  filmmakerEmail: string;
  filmmakerPhone?: string;
  userId: string;
  upgrade: true;
};

/** Data of each form, by its name. */
export interface FormDocuments {
  'account-setup': AccountSetup;
  'availability': Availability;
  'bts-document': BtsDocument;
  'change-password': ChangePassword;
  'channel': Channel;
  'channel-order': ChannelOrder;
  'channel-videos': ChannelVideos;
  'contract-signature': ContractSignature;
  'dashboard-range': DashboardRange;
  'film-details': FilmDetails;
  'film-submission': FilmSubmission;
  'forgot-password': ForgotPassword;
  'login': Login;
  'manage-assets': ManageAssets;
  'payment-ach': PaymentAch;
  'payment-global-ach': PaymentGlobalAch;
  'payment-paypal': PaymentPaypal;
  'payment-wires': PaymentWires;
  'profile': Profile;
  'promotion-preferences': PromotionPreferences;
  'promotions': Promotions;
  'release-date': ReleaseDate;
  'reset-password': ResetPassword;
  'signup': Signup;
  'staff-note': StaffNote;
  'staff-rejection': StaffRejection;
  'staff-release': StaffRelease;
  'staff-resource': StaffResource;
  'subtitles': Subtitles;
  'upgrade': Upgrade;
}

/** What is sent of each form: its data without transient members. */
export interface FormPayloads {
  'account-setup': AccountSetup;
  'availability': Availability;
  'bts-document': BtsDocument;
  'change-password': ChangePasswordPayload;
  'channel': Channel;
  'channel-order': ChannelOrder;
  'channel-videos': ChannelVideos;
  'contract-signature': ContractSignature;
  'dashboard-range': DashboardRange;
  'film-details': FilmDetails;
  'film-submission': FilmSubmission;
  'forgot-password': ForgotPassword;
  'login': Login;
  'manage-assets': ManageAssets;
  'payment-ach': PaymentAch;
  'payment-global-ach': PaymentGlobalAch;
  'payment-paypal': PaymentPaypal;
  'payment-wires': PaymentWires;
  'profile': Profile;
  'promotion-preferences': PromotionPreferences;
  'promotions': Promotions;
  'release-date': ReleaseDate;
  'reset-password': ResetPassword;
  'signup': SignupPayload;
  'staff-note': StaffNote;
  'staff-rejection': StaffRejection;
  'staff-release': StaffRelease;
  'staff-resource': StaffResource;
  'subtitles': Subtitles;
  'upgrade': Upgrade;
}
