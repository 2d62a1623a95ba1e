import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A point in time; written as a `Date`. */
export type Timestamp = ColumnType<Date, Date, Date>;

/** A day; written as its text (`2026-11-21`), and read as text where it is shown. */
export type Day = ColumnType<Date, string, never>;

/** JSON; written as its text. */
export type JsonText = ColumnType<unknown, string, string>;

/** The same in a column with a default. */
export type GeneratedJson = ColumnType<unknown, string | undefined, string>;

/** A 64-bit number; the driver reads it as text. */
export type Int8 = ColumnType<string, string | number, string | number>;

export interface Accounts {
  readonly added: GeneratedJson;
  readonly channel_notification_count: Generated<number>;
  readonly created_at: Timestamp;
  readonly email: string;
  readonly id: Generated<number>;
  readonly is_filmmaker: Generated<boolean>;
  readonly is_staff: Generated<boolean>;
  readonly locale: string | null;
  readonly name: string;
  readonly name_key: GeneratedAlways<string>;
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
  readonly added: GeneratedJson;
  readonly content_type: string;
  readonly created_at: Timestamp;
  readonly file_name: string;
  readonly film_id: number;
  readonly id: Generated<number>;
  readonly key: string;
  readonly notes: string | null;
  readonly search_key: GeneratedAlways<string>;
  readonly size_bytes: Int8;
  readonly version: Generated<number>;
}

export interface ChannelDecisions {
  readonly added: GeneratedJson;
  readonly account_id: number | null;
  readonly action: string;
  readonly channel_id: number;
  readonly decided_at: Timestamp;
  readonly from_status: number;
  readonly id: Generated<number>;
  readonly note: string | null;
  readonly to_status: number;
}

export interface ChannelVideos {
  readonly added: GeneratedJson;
  readonly channel_id: number;
  readonly created_at: Timestamp;
  readonly display_order: number;
  readonly film_id: number;
  readonly id: Generated<number>;
}

export interface Channels {
  readonly added: GeneratedJson;
  readonly banner_image: string;
  readonly created_at: Timestamp;
  readonly filmmaker_id: number;
  readonly headline: string | null;
  readonly id: Generated<number>;
  readonly modified_at: Timestamp;
  readonly name: string;
  readonly name_key: GeneratedAlways<string>;
  readonly number: number;
  readonly rejection_note: string | null;
  readonly status: Generated<number>;
  readonly version: Generated<number>;
}

export interface Chapters {
  readonly added: GeneratedJson;
  readonly created_at: Timestamp;
  readonly episode_number: number;
  readonly episode_url: string | null;
  readonly film_id: number;
  readonly id: Generated<number>;
  readonly is_new: Generated<boolean>;
  readonly title: string;
}

export interface ClosedMonths {
  readonly account_id: number;
  readonly closed_at: Timestamp;
  readonly month: Day;
}

export interface MonthFigures {
  readonly ad_share_percent: number;
  readonly month: Day;
  readonly referral_days: number;
  readonly referral_share_percent: number;
  readonly watch_hour_cents: number;
}

export interface Films {
  readonly added: GeneratedJson;
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
  readonly status: Generated<number>;
  readonly submitted_at: Timestamp | null;
  readonly terms: Generated<boolean>;
  readonly title: string;
  readonly title_key: GeneratedAlways<string>;
  readonly type: string | null;
  readonly updated_at: Timestamp;
  readonly version: Generated<number>;
  readonly video_url: string | null;
}

export interface ClickHours {
  readonly clicks: number;
  readonly hour: Timestamp;
  readonly short_link_id: number;
}

export interface Clicks {
  readonly clicked_at: Timestamp;
  readonly id: Generated<Int8>;
  readonly short_link_id: number;
}

export interface ContractLinks {
  readonly contract_id: number;
  readonly created_at: Timestamp;
  readonly expires_at: Timestamp;
  readonly token_hash: Buffer;
}

export interface Contracts {
  readonly ended_at: Timestamp | null;
  readonly film_id: number;
  readonly id: Generated<number>;
  readonly provider: string;
  readonly reference: string;
  readonly sent_at: Timestamp;
  readonly signed_name: string | null;
  readonly state: Generated<string>;
}

export interface FilmDecisions {
  readonly added: GeneratedJson;
  readonly account_id: number | null;
  readonly action: string;
  readonly asset_id: number | null;
  readonly asset_name: string | null;
  readonly asset_type: string | null;
  readonly decided_at: Timestamp;
  readonly film_id: number;
  readonly from_status: number;
  readonly id: Generated<number>;
  readonly note: string | null;
  readonly release_at: Timestamp | null;
  readonly to_status: number;
}

export interface IdempotencyKeys {
  readonly account_id: number;
  readonly created_at: Timestamp;
  readonly film_id: number;
  readonly key: string;
  readonly reply: JsonText;
  readonly request_hash: Buffer;
}

export interface Invitations {
  readonly accepted_at: Timestamp | null;
  readonly created_at: Timestamp;
  readonly email: string;
  readonly id: Generated<number>;
  readonly name: string;
  readonly phone: string | null;
  readonly request_id: string;
}

export interface KnownDevices {
  readonly account_id: number;
  readonly expires_at: Timestamp;
  readonly token_hash: Buffer;
}

export interface Labels {
  readonly account_id: number;
  readonly created_at: Timestamp;
  readonly id: Generated<number>;
  readonly kind: string;
  readonly name: string;
  readonly name_key: string;
}

export interface LedgerEntries {
  readonly account_id: number;
  readonly cents: Int8;
  readonly closed_month: Day;
  readonly created_at: Timestamp;
  readonly id: Generated<Int8>;
  readonly kind: string;
  readonly month: Day | null;
  readonly payout_id: string | null;
  readonly source: string | null;
}

export interface LinkTokens {
  readonly account_id: number | null;
  readonly created_at: Timestamp;
  readonly expires_at: Timestamp;
  readonly invitation_id: number | null;
  readonly purpose: string;
  readonly token_hash: Buffer;
  readonly used_at: Timestamp | null;
}

export interface LocalPaymentDetails {
  readonly account_id: number;
  readonly method: string;
  readonly sealed: Buffer;
  readonly shown: string;
  readonly updated_at: Timestamp;
}

export interface LocalPayments {
  readonly account_id: number;
  readonly cents: Int8;
  readonly id: string;
  readonly method: string;
  readonly month: Day;
  readonly sent_at: Timestamp;
  readonly shown: string;
  readonly state: Generated<string>;
}

export interface LocalPaymentViews {
  readonly account_id: number;
  readonly expires_at: Timestamp;
  readonly kind: string;
  readonly locale: string;
  readonly token_hash: Buffer;
}

export interface LocalSigningEvents {
  readonly address: string;
  readonly browser: string;
  readonly delivered_at: Timestamp | null;
  readonly event: string;
  readonly happened_at: Timestamp;
  readonly id: Generated<number>;
  readonly name: string | null;
  readonly signed_on: Day | null;
  readonly signing_id: string;
}

export interface LocalSigningSecret {
  readonly id: Generated<number>;
  readonly secret: string;
}

export interface LocalSigningViews {
  readonly expires_at: Timestamp;
  readonly locale: string | null;
  readonly signing_id: string;
  readonly token_hash: Buffer;
}

export interface LocalSignings {
  readonly created_at: Timestamp;
  readonly id: string;
  readonly product: string;
  readonly signer_email: string;
  readonly signer_name: string;
  readonly state: Generated<string>;
  readonly terms: string[];
  readonly title: string;
}

export interface ObjectRemovals {
  readonly begun_by: number | null;
  readonly created_at: Timestamp;
  readonly is_gone: Generated<boolean>;
  readonly key: string;
  readonly most_bytes: Int8 | null;
  readonly upload_id: string | null;
}

export interface Outbox {
  readonly attempts: Generated<number>;
  readonly channel_decision_id: number | null;
  readonly claimed_at: Timestamp | null;
  readonly contract_id: number | null;
  readonly created_at: Timestamp;
  readonly decision_id: number | null;
  readonly due_at: Timestamp;
  readonly finished_at: Timestamp | null;
  readonly id: Generated<number>;
  readonly invitation_id: number | null;
  readonly kind: string;
  readonly locale: string;
  readonly message_id: string;
  readonly problem: string | null;
  readonly recipient: string;
  readonly state: Generated<string>;
}

export interface Payouts {
  readonly account_id: number;
  readonly cents: Int8;
  readonly created_at: Timestamp;
  readonly id: string;
  readonly month: Day;
  readonly settled_at: Timestamp | null;
  readonly state: Generated<string>;
}

export interface PendingUpgrades {
  readonly account_id: number;
  readonly added: GeneratedJson;
  readonly email: string;
  readonly expires_at: Timestamp;
  readonly phone: string | null;
  readonly token_hash: Buffer;
}

export interface Profiles {
  readonly account_id: number;
  readonly facebook: Generated<string>;
  readonly first_name: string;
  readonly instagram: Generated<string>;
  readonly last_name: string;
  readonly linkedin: Generated<string>;
  readonly pinterest: Generated<string>;
  readonly tiktok: Generated<string>;
  readonly twitter: Generated<string>;
  readonly website: Generated<string>;
  readonly youtube: Generated<string>;
}

export interface ProgramDetails {
  readonly chapter_id: number | null;
  readonly details: JsonText;
  readonly film_id: number;
  readonly id: Generated<number>;
  readonly status: Generated<number>;
  readonly updated_at: Timestamp;
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

export interface ReplacedAssets {
  readonly asset: JsonText;
  readonly film_id: number;
  readonly key: string;
  readonly replaced_at: Timestamp;
  readonly replaced_by: string;
}

export interface ResourceDecisions {
  readonly account_id: number | null;
  readonly action: string;
  readonly decided_at: Timestamp;
  readonly id: Generated<number>;
  readonly resource_id: number;
  readonly title: string;
}

export interface Resources {
  readonly added: GeneratedJson;
  readonly created_at: Timestamp;
  readonly id: Generated<number>;
  readonly key: string | null;
  readonly link: string | null;
  readonly position: Generated<number>;
  readonly published_at: Timestamp | null;
  readonly tab: string;
  readonly thumb_key: string | null;
  readonly title: string;
  readonly type: string;
  readonly version: Generated<number>;
}

export interface Sessions {
  readonly account_id: number;
  readonly created_at: Timestamp;
  readonly seen_at: Timestamp;
  readonly token_hash: Buffer;
}

export interface Registrations {
  readonly clicked_at: Timestamp;
  readonly id: string;
  readonly paid_cents: number;
  readonly received_at: Timestamp;
  readonly registered_at: Timestamp;
  readonly short_link_id: number;
}

export interface ShortLinks {
  readonly clicks: Generated<number>;
  readonly code: string;
  readonly created_at: Timestamp;
  readonly film_id: number | null;
  readonly filmmaker_id: number;
  readonly id: Generated<number>;
  readonly kind: string;
  readonly path: string | null;
}

export interface ThrottleCounters {
  readonly count: number;
  readonly key: Buffer;
  readonly resets_at: Timestamp;
}

export interface UploadGrants {
  readonly account_id: number | null;
  readonly asset_id: number | null;
  readonly begun_by: number | null;
  readonly checksum_algorithm: string | null;
  readonly content_type: string;
  readonly film_id: number | null;
  readonly file_name: string | null;
  readonly key: string;
  readonly most_bytes: Int8;
  readonly size_bytes: Int8 | null;
  readonly touched_at: Timestamp;
  readonly upload_id: string | null;
}

export interface ViewHours {
  readonly ad_revenue_micros: Int8;
  readonly film_id: number;
  readonly hour: Timestamp;
  readonly views: number;
  readonly watched_seconds: Int8;
}

export interface ViewMonths {
  readonly ad_revenue_micros: Int8;
  readonly film_id: number;
  readonly month: Day;
  readonly views: number;
  readonly watched_seconds: Int8;
}

export interface Views {
  readonly ad_revenue_micros: Int8;
  readonly film_id: number;
  readonly id: string;
  readonly is_own: boolean;
  readonly received_at: Timestamp;
  readonly viewed_at: Timestamp;
  readonly watched_seconds: number;
}

/** The tables, as the migrations leave them. */
export interface Tables {
  readonly account_references: AccountReferences;
  readonly accounts: Accounts;
  readonly assets: Assets;
  readonly bts_documents: BtsDocuments;
  readonly channel_decisions: ChannelDecisions;
  readonly channel_videos: ChannelVideos;
  readonly channels: Channels;
  readonly chapters: Chapters;
  readonly click_hours: ClickHours;
  readonly clicks: Clicks;
  readonly contract_links: ContractLinks;
  readonly contracts: Contracts;
  readonly film_decisions: FilmDecisions;
  readonly films: Films;
  readonly idempotency_keys: IdempotencyKeys;
  readonly invitations: Invitations;
  readonly known_devices: KnownDevices;
  readonly labels: Labels;
  readonly closed_months: ClosedMonths;
  readonly month_figures: MonthFigures;
  readonly ledger_entries: LedgerEntries;
  readonly payouts: Payouts;
  readonly link_tokens: LinkTokens;
  readonly local_payment_details: LocalPaymentDetails;
  readonly local_payment_views: LocalPaymentViews;
  readonly local_payments: LocalPayments;
  readonly local_signing_events: LocalSigningEvents;
  readonly local_signing_secret: LocalSigningSecret;
  readonly local_signing_views: LocalSigningViews;
  readonly local_signings: LocalSignings;
  readonly object_removals: ObjectRemovals;
  readonly outbox: Outbox;
  readonly pending_upgrades: PendingUpgrades;
  readonly profiles: Profiles;
  readonly program_details: ProgramDetails;
  readonly promotion_assets: PromotionAssets;
  readonly registrations: Registrations;
  readonly replaced_assets: ReplacedAssets;
  readonly resource_decisions: ResourceDecisions;
  readonly resources: Resources;
  readonly sessions: Sessions;
  readonly short_links: ShortLinks;
  readonly throttle_counters: ThrottleCounters;
  readonly upload_grants: UploadGrants;
  readonly view_hours: ViewHours;
  readonly view_months: ViewMonths;
  readonly views: Views;
}
