export interface AccountSetup {
  name: string;
  email: string;
  phone?: string;
  password: string;
  confirmPassword: string;
}

export interface ChangePassword {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
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

export interface ForgotPassword {
  email: string;
}

export interface Login {
  email: string;
  password: string;
  filmmakerLogin: true;
}

export interface Profile {
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
}

export interface ResetPassword {
  password: string;
  confirmPassword: string;
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

export interface Upgrade {
  filmmakerEmail: string;
  filmmakerPhone?: string;
  userId: string;
  upgrade: true;
}

/** Data of each form, by its name. */
export interface FormDocuments {
  'account-setup': AccountSetup;
  'change-password': ChangePassword;
  'film-submission': FilmSubmission;
  'forgot-password': ForgotPassword;
  'login': Login;
  'profile': Profile;
  'reset-password': ResetPassword;
  'signup': Signup;
  'upgrade': Upgrade;
}

/** What is sent of each form: its data without transient members. */
export interface FormPayloads {
  'account-setup': AccountSetup;
  'change-password': ChangePassword;
  'film-submission': FilmSubmission;
  'forgot-password': ForgotPassword;
  'login': Login;
  'profile': Profile;
  'reset-password': ResetPassword;
  'signup': SignupPayload;
  'upgrade': Upgrade;
}
