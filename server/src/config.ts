import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { Environment } from './environment.ts';
import { root } from './root.ts';

/** The object store: our own beside the database, or any that speaks S3. */
export type StorageConfig =
  | { readonly kind: 'embedded' }
  | {
      readonly kind: 's3';
      /** Absent: Amazon's, by region. */
      readonly endpoint: string | undefined;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
      readonly forcePathStyle: boolean;
      /** Whether the store knows `If-None-Match: *` on a PUT. */
      readonly writeOnce: boolean;
    };

/** Every setting of the server. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  /** Origin under which people reach the portal; absent: the one of their request. */
  readonly publicOrigin: string | undefined;
  /** Address of a PostgreSQL server; absent: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** How long a PostgreSQL server may work on one statement. */
  readonly databasePatienceMs: number;
  readonly storage: StorageConfig;
  readonly staff: { readonly email: string; readonly password: string | undefined };
  readonly product: { readonly name: string; readonly key: string; readonly url: string };
  /** External help pages. */
  readonly links: { readonly faq: string; readonly contact: string };
  readonly helpWidgetUrl: string | undefined;
  /** Parameters of the link to the main platform, without the user's id. */
  readonly trackingParameters: { readonly [name: string]: string };
  /** Path below which the admin API is answered, without a slash at its end. */
  readonly adminPrefix: string;
  readonly schemasDirectory: string;
  readonly watchSchemas: boolean;
  /** Folder of the built app. */
  readonly appDirectory: string;
  readonly logLevel: LogLevel;
  /** Which proxies' `X-Forwarded-…` headers are believed: how many stand in front, or those of these addresses. */
  readonly trustProxy: number | string;
  readonly session: { readonly idleMs: number; readonly absoluteMs: number };
  readonly rateLimit: { readonly attempts: number; readonly windowMs: number };
  readonly uploads: {
    /** How long a signed address may be used. */
    readonly signedSeconds: number;
    /** Silence after which an upload that was never registered is taken away. */
    readonly abandonMs: number;
  };
  readonly mail: {
    /** Address of a mail server; absent: mails are kept as files. */
    readonly smtpUrl: string | undefined;
    readonly from: { readonly name: string; readonly address: string };
  };
  /** What the main platform proves itself with when it asks for a login link; absent: it cannot. */
  readonly platformSecret: string | undefined;
  /** What payment details are encrypted with, 64 hexadecimal digits; absent: a key in the data directory. */
  readonly paymentKey: string | undefined;
  /** How the platform tells of views and registrations. */
  readonly ingest: {
    /** What it proves itself with; absent: it cannot. */
    readonly key: string | undefined;
    readonly batchesPerMinute: number;
  };
  /** Address before the path of a short link; absent: the portal's own. */
  readonly shortLinkUrl: string | undefined;
  /** Tells open pages to reload when the server starts anew. */
  readonly devReload: boolean;
  /** The password that the account command gives a new account; absent: it asks. */
  readonly accountPassword: string | undefined;
}

/** Words that `LOG_LEVEL` takes. */
export type LogLevel = (typeof logLevels)[number];

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const hour = 3_600_000;

/** What the portal serves beside the admin API: the first parts of its calls' and files' paths, then of its pages'. */
const taken = [
  ...['api', 'assets', 'dev', 'docs', 'forms', 'healthz', 's', 'storage', 'signing', 'contract-webhooks', 'payment-frames'],
  ...['auto-login', 'change-password', 'contract', 'films', 'forgot-password', 'invitation', 'login', 'logout', 'my-channel'],
  ...['overview', 'payment', 'profile', 'reset-password', 'resources', 'signup', 'staff', 'terms'],
];

/** Settings that the server cannot start with; the message names every one. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from environment variables.
 * @throws {ConfigError} naming every setting that is wrong
 */
export function readConfig(values: Readonly<Record<string, string | undefined>> = process.env): Config {
  const env = new Environment(values);
  const production = env.text('NODE_ENV', undefined) === 'production';
  const publicUrl = env.url('PUBLIC_URL');
  if (publicUrl !== undefined && publicUrl !== `${new URL(publicUrl).origin}/`)
    env.refuse(`PUBLIC_URL must be ${new URL(publicUrl).origin}, without anything behind it: the portal stands under no path.`);
  const adminPrefix = env.matching('ADMIN_API_PREFIX', /^(\/[A-Za-z0-9_-]+)+$/, "a path such as '/admin-api'", '/admin-api');
  if (taken.includes(adminPrefix.split('/')[1]?.toLowerCase() ?? ''))
    env.refuse(`ADMIN_API_PREFIX must not be '${adminPrefix}': the portal serves something else there.`);
  const config: Config = {
    production,
    port: env.integer('PORT', 8080, 0, 65_535),
    host: env.text('HOST', '0.0.0.0'),
    dataDirectory: absolute(env.text('DATA_DIR', 'data')),
    publicOrigin: publicUrl === undefined ? undefined : new URL(publicUrl).origin,
    databaseUrl: env.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databasePatienceMs: env.integer('DATABASE_PATIENCE_SECONDS', 20, 1, 3600) * 1000,
    storage: readStorage(env),
    staff: {
      email: env.matching('STAFF_EMAIL', /^[^\s@]+@[^\s@]+$/, 'an e-mail address', 'staff@reelform.example'),
      password: env.secret('STAFF_PASSWORD', /^.{6,256}$/s, 'of 6 to 256 characters'),
    },
    product: {
      name: env.text('PRODUCT_NAME', 'Reelform'),
      key: env.matching('PRODUCT_KEY', /^[a-z][A-Za-z0-9]{0,39}$/, "a name in camel case such as 'platform'", 'platform'),
      url: env.url('PRODUCT_URL') ?? 'https://platform.example/',
    },
    links: {
      faq: env.url('FAQ_URL') ?? 'https://platform.example/faq',
      contact: env.url('CONTACT_URL', ['http:', 'https:', 'mailto:']) ?? 'https://platform.example/contact',
    },
    helpWidgetUrl: env.url('HELP_WIDGET_URL'),
    trackingParameters: Object.fromEntries(
      new URLSearchParams(env.text('TRACKING_PARAMETERS', 'utm_source=filmmaker-portal&utm_medium=drawer')),
    ),
    adminPrefix,
    schemasDirectory: absolute(env.text('SCHEMAS_DIR', 'schemas')),
    watchSchemas: env.flag('WATCH_SCHEMAS', !production),
    appDirectory: join(root, 'app/dist'),
    logLevel: env.choice('LOG_LEVEL', logLevels, 'info'),
    trustProxy: readTrustProxy(env),
    session: {
      idleMs: env.integer('SESSION_IDLE_HOURS', 12, 1, 24 * 30) * hour,
      absoluteMs: env.integer('SESSION_ABSOLUTE_HOURS', 24 * 30, 1, 24 * 365) * hour,
    },
    rateLimit: {
      attempts: env.integer('LOGIN_RATE_LIMIT', 10, 1, 1_000_000),
      windowMs: env.integer('LOGIN_RATE_WINDOW_SECONDS', 180, 1, 86_400) * 1000,
    },
    uploads: {
      signedSeconds: env.integer('UPLOAD_SIGNATURE_SECONDS', 900, 1, 7 * 86_400),
      abandonMs: env.integer('UPLOAD_ABANDON_HOURS', 72, 1, 24 * 365) * hour,
    },
    mail: readMail(env, publicUrl),
    platformSecret: env.secret('PLATFORM_SECRET', /^.{32,256}$/s, 'of 32 to 256 characters'),
    paymentKey: env.secret('PAYMENT_KEY', /^[0-9a-f]{64}$/i, 'of 64 hexadecimal digits'),
    ingest: {
      key: env.secret('INGEST_KEY', /^.{32,256}$/s, 'of 32 to 256 characters'),
      batchesPerMinute: env.integer('INGEST_BATCHES_PER_MINUTE', 600, 1, 1_000_000),
    },
    shortLinkUrl: env.url('SHORT_LINK_URL'),
    devReload: env.flag('DEV_RELOAD', false),
    accountPassword: env.text('ACCOUNT_PASSWORD', undefined),
  };
  if (env.complaints.length > 0) throw new ConfigError(`The settings are not right:\n  ${env.complaints.join('\n  ')}`);
  return deepFreeze(config);
}

function readStorage(env: Environment): StorageConfig {
  const endpoint = env.url('S3_ENDPOINT');
  const region = env.text('S3_REGION', undefined);
  const bucket = env.text('S3_BUCKET', undefined);
  const accessKeyId = env.text('S3_ACCESS_KEY_ID', undefined);
  const secretAccessKey = env.text('S3_SECRET_ACCESS_KEY', undefined);
  if ([endpoint, region, bucket, accessKeyId, secretAccessKey].every((value) => value === undefined))
    return { kind: 'embedded' };
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    env.refuse('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must all be set when one of the S3 settings is.');
    return { kind: 'embedded' };
  }
  return {
    kind: 's3',
    endpoint: endpoint?.replace(/\/+$/, ''),
    region: region ?? 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: env.flag('S3_FORCE_PATH_STYLE', endpoint !== undefined),
    writeOnce: env.flag('S3_WRITE_ONCE', true),
  };
}

function readMail(env: Environment, publicUrl: string | undefined): Config['mail'] {
  const smtpUrl = env.url('SMTP_URL', ['smtp:', 'smtps:']);
  // A link must not lead to wherever the request that asked for it claimed to be sent.
  if (smtpUrl !== undefined && env.text('PUBLIC_URL', undefined) === undefined)
    env.refuse('PUBLIC_URL must be set when SMTP_URL is: the links in mails lead there.');
  const host = publicUrl === undefined ? 'reelform.example' : new URL(publicUrl).hostname;
  const address = env.matching('MAIL_FROM', /^[^\s@<>]+@[^\s@<>]+$/, 'an e-mail address', `no-reply@${host}`);
  return { smtpUrl, from: { name: env.text('PRODUCT_NAME', 'Reelform'), address } };
}

/**
 * `TRUST_PROXY` is the number of proxies in front, or a list of addresses and networks. What stands in
 * `X-Forwarded-For` before the addresses that these wrote is whatever the sender claims.
 */
function readTrustProxy(env: Environment): number | string {
  const value = env.text('TRUST_PROXY', '0');
  if (value.split(',').every((part) => isNetwork(part.trim()))) return value;
  if (/^\d+$/.test(value)) return env.integer('TRUST_PROXY', 0, 0, 10);
  return Number(env.flag('TRUST_PROXY', false, 'the number of proxies, or their addresses and networks'));
}

/** An address, alone or with the bits or the mask of its network: bits that are set, then none. */
function isNetwork(part: string): boolean {
  const [address = '', range, ...more] = part.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (range === undefined) return true;
  if (version === 4 && isIP(range) === 4) return /^1+0*$/.test(bitsOf(range));
  return /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (version === 4 ? 32 : 128);
}

/** The 32 bits of an IPv4 address. */
const bitsOf = (address: string) =>
  address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');

const absolute = (path: string) => (isAbsolute(path) ? path : resolve(root, path));

function deepFreeze<Value extends object>(value: Value): Value {
  for (const member of Object.values(value)) if (typeof member === 'object' && member !== null) deepFreeze(member);
  return Object.freeze(value);
}
