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
  'film-submission': FilmSubmission;
  'login': Login;
  'signup': Signup;
  'upgrade': Upgrade;
}

/** What is sent of each form: its data without transient members. */
export interface FormPayloads {
  'film-submission': FilmSubmission;
  'login': Login;
  'signup': SignupPayload;
  'upgrade': Upgrade;
}
