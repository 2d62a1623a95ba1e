import type { ColumnType, Generated } from 'kysely';

/** A point in time; written as a `Date`. */
export type Timestamp = ColumnType<Date, Date, Date>;

/** A 64-bit number; the driver reads it as text. */
export type Int8 = ColumnType<string, string | number, string | number>;

export interface Accounts {
  readonly created_at: Timestamp;
  readonly email: string;
  readonly id: Generated<number>;
  readonly is_filmmaker: Generated<boolean>;
  readonly is_staff: Generated<boolean>;
  readonly name: string;
  readonly notification_count: Generated<number>;
  readonly password_hash: string;
  readonly phone: string | null;
  readonly show_resources_tab: Generated<boolean>;
}

export interface AccountReferences {
  readonly account_id: number | null;
  readonly expires_at: Timestamp;
  readonly token_hash: Buffer;
}

export interface Assets {
  readonly chapter_id: number | null;
  readonly content_type: string;
  readonly created_at: Timestamp;
  readonly film_id: number;
  readonly id: Generated<number>;
  readonly key: string;
  readonly language_code: string | null;
  readonly name: string | null;
  readonly note: string | null;
  readonly reject_message: string | null;
  readonly size_bytes: Int8;
  readonly status: number;
  readonly type: string;
}

export interface BtsDocuments {
  readonly content_type: string;
  readonly created_at: Timestamp;
  readonly file_name: string;
  readonly film_id: number;
  readonly id: Generated<number>;
  readonly key: string;
  readonly notes: string | null;
  readonly size_bytes: Int8;
}

export interface Chapters {
  readonly created_at: Timestamp;
  readonly episode_number: number;
  readonly episode_url: string | null;
  readonly film_id: number;
  readonly id: Generated<number>;
  readonly is_new: Generated<boolean>;
  readonly title: string;
}

export interface Films {
  readonly affiliate_code: string | null;
  readonly created_at: Timestamp;
  readonly filmmaker_id: number;
  readonly geo_countries: Generated<string[]>;
  readonly geo_type: string | null;
  readonly id: Generated<number>;
  readonly notification_notes: Generated<number>;
  readonly program_id: number | null;
  readonly program_link: string | null;
  readonly program_title: string | null;
  readonly promotion_notes: string | null;
  readonly promotion_notification_notes: Generated<number>;
  readonly promotion_opt_out: Generated<boolean>;
  readonly promotion_status: Generated<number>;
  readonly release_at: Timestamp | null;
  readonly remarks: string | null;
  readonly requested_release_at: Timestamp | null;
  readonly selected_image: string | null;
  readonly short_description: string | null;
  readonly shortlink: string | null;
  readonly status: Generated<number>;
  readonly submitted_at: Timestamp | null;
  readonly terms: Generated<boolean>;
  readonly title: string;
  readonly type: string | null;
  readonly updated_at: Timestamp;
  readonly user_clicks: Generated<number>;
  readonly version: Generated<number>;
  readonly video_url: string | null;
}

export interface IdempotencyKeys {
  readonly account_id: number;
  readonly created_at: Timestamp;
  readonly film_id: number;
  readonly key: string;
  /** JSON; written as its text. */
  readonly reply: ColumnType<unknown, string, string>;
  readonly request_hash: Buffer;
}

export interface ObjectRemovals {
  readonly created_at: Timestamp;
  readonly key: string;
  readonly upload_id: string | null;
}

export interface PendingUpgrades {
  readonly account_id: number;
  readonly email: string;
  readonly expires_at: Timestamp;
  readonly phone: string | null;
  readonly token_hash: Buffer;
}

export interface PromotionAssets {
  readonly content_type: string;
  readonly created_at: Timestamp;
  readonly file_name: string;
  readonly film_id: number;
  readonly id: Generated<number>;
  readonly key: string;
  readonly role: string;
  readonly size_bytes: Int8;
  readonly type: number;
}

export interface Resources {
  readonly created_at: Timestamp;
  readonly id: Generated<number>;
  readonly key: string;
  readonly published_at: Timestamp | null;
  readonly tab: string;
  readonly thumb_key: string | null;
  readonly title: string;
  readonly type: string;
}

export interface Sessions {
  readonly account_id: number;
  readonly created_at: Timestamp;
  readonly seen_at: Timestamp;
  readonly token_hash: Buffer;
}

export interface ThrottleCounters {
  readonly count: number;
  readonly key: Buffer;
  readonly resets_at: Timestamp;
}

export interface UploadGrants {
  readonly asset_id: number | null;
  readonly checksum_algorithm: string | null;
  readonly content_type: string;
  readonly film_id: number;
  readonly file_name: string | null;
  readonly key: string;
  readonly size_bytes: Int8 | null;
  readonly touched_at: Timestamp;
  readonly upload_id: string | null;
}

/** The tables, as the migrations leave them. */
export interface Tables {
  readonly account_references: AccountReferences;
  readonly accounts: Accounts;
  readonly assets: Assets;
  readonly bts_documents: BtsDocuments;
  readonly chapters: Chapters;
  readonly films: Films;
  readonly idempotency_keys: IdempotencyKeys;
  readonly object_removals: ObjectRemovals;
  readonly pending_upgrades: PendingUpgrades;
  readonly promotion_assets: PromotionAssets;
  readonly resources: Resources;
  readonly sessions: Sessions;
  readonly throttle_counters: ThrottleCounters;
  readonly upload_grants: UploadGrants;
}
