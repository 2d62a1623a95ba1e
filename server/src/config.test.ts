import { describe, expect, it } from 'vitest';
import { paths } from '../../app/src/routes.ts';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  it('work without any being set, on the embedded database and store', () => {
    const config = readConfig({});
    expect([config.port, config.adminPrefix, config.databaseUrl, config.storage]).toEqual([
      8080,
      '/admin-api',
      undefined,
      { kind: 'embedded' },
    ]);
    expect(config.session).toEqual({ idleMs: 12 * 3_600_000, absoluteMs: 720 * 3_600_000 });
    expect(Object.isFrozen(config) && Object.isFrozen(config.product)).toBe(true);
  });

  it.each([
    [{ PORT: '80.5' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PUBLIC_URL: 'films.example.com' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'S3_BUCKET'],
    [{ S3_REGION: 'eu-north-1' }, 'S3_BUCKET'],
    [{ STAFF_EMAIL: 'staff' }, 'STAFF_EMAIL'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'mail.example', PUBLIC_URL: 'https://portal.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'the portal' }, 'MAIL_FROM'],
    [{ PLATFORM_SECRET: 'short' }, 'PLATFORM_SECRET'],
    [{ STAFF_PASSWORD: 'short' }, 'STAFF_PASSWORD'],
    [{ ADMIN_API_PREFIX: 'admin' }, 'ADMIN_API_PREFIX'],
    [{ ADMIN_API_PREFIX: '/api' }, 'ADMIN_API_PREFIX'],
    [{ ADMIN_API_PREFIX: '/docs' }, 'ADMIN_API_PREFIX'],
    [{ PRODUCT_KEY: 'my-product' }, 'PRODUCT_KEY'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUST_PROXY: 'perhaps' }, 'TRUST_PROXY'],
    [{ WATCH_SCHEMAS: '2' }, 'WATCH_SCHEMAS'],
    [{ FAQ_URL: 'javascript:alert(1)' }, 'FAQ_URL'],
  ])('%j is refused by name', (values, name) => {
    expect(() => readConfig(values)).toThrow(ConfigError);
    expect(() => readConfig(values)).toThrow(name);
  });

  it.each([
    [{ TRUST_PROXY: 'perhaps' }, "TRUST_PROXY must be the number of proxies, or their addresses and networks, not 'perhaps'."],
    [{ TRUST_PROXY: '11' }, "TRUST_PROXY must be a whole number from 0 to 10, not '11'."],
    [
      { PUBLIC_URL: 'https://me:secret@films.example.com/portal' },
      'PUBLIC_URL must be https://films.example.com, without anything behind it: the portal stands under no path.',
    ],
    [
      { DATABASE_URL: 'postgres://me:a#secret@db/portal' },
      "DATABASE_URL is no address that can be read; in a name or password '#', '/', '?', '@' and '%' are written as",
    ],
  ])('%j is refused with what is wrong about it', (values, complaint) => {
    expect(() => readConfig(values)).toThrow(complaint);
    expect(() => readConfig(values)).not.toThrow('secret');
  });

  it.each([
    '10.0.0.300',
    '10.0.0.0/33',
    '10.0.0.1,',
    '::1/0',
    'fe80::1%eth0/a',
    '10.0.0.0/8/8',
    '10.0.0.0/255.0.255.0',
    '10.0.0.0/0.0.0.0',
  ])('a proxy at %j is refused by name: the server could not start with it', (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY must be');
  });

  it('a wrong PUBLIC_URL is not said to be missing', () => {
    const values = { SMTP_URL: 'smtps://mail.example', PUBLIC_URL: 'portal.example' };
    expect(() => readConfig(values)).toThrow('PUBLIC_URL must be an address');
    expect(() => readConfig(values)).not.toThrow('must be set');
  });

  it('the admin API stands in the way of no page (R-001 to R-026)', () => {
    const pages = Object.values(paths).filter((path) => /^\/\w/.test(path));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const prefix = `/${page.split('/')[1]}`;
      for (const ADMIN_API_PREFIX of [prefix, prefix.toUpperCase(), `${prefix}/calls`])
        expect(() => readConfig({ ADMIN_API_PREFIX }), ADMIN_API_PREFIX).toThrow('ADMIN_API_PREFIX');
    }
    expect(readConfig({ ADMIN_API_PREFIX: '/films-api' }).adminPrefix).toBe('/films-api');
  });

  it.each([
    { STAFF_PASSWORD: 'lamp!' },
    { PLATFORM_SECRET: 'a secret of 31 characters, alas' },
    { INGEST_KEY: 'another that is too short' },
    { PAYMENT_KEY: `0x${'5a'.repeat(32)}` },
  ])('%j is not repeated where it is refused: what is printed is kept in logs', (values) => {
    const [[name, value] = ['', '']] = Object.entries(values);
    expect(() => readConfig(values)).toThrow(`${name} must be `);
    expect(() => readConfig(values)).not.toThrow(value);
  });

  it.each([
    [{ PUBLIC_URL: 'https://films.example.com/' }, { publicOrigin: 'https://films.example.com' }],
    [{ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }, { trustProxy: '10.0.0.0/8, 127.0.0.1' }],
    [{ TRUST_PROXY: '::1/128,10.0.0.0/255.0.0.0' }, { trustProxy: '::1/128,10.0.0.0/255.0.0.0' }],
    [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'yes' }, { trustProxy: 1 }],
    [{}, { trustProxy: 0 }],
    [{ NODE_ENV: 'production' }, { watchSchemas: false }],
    [{ NODE_ENV: 'production', WATCH_SCHEMAS: 'on' }, { watchSchemas: true }],
    [{ TRACKING_PARAMETERS: 'utm_source=a' }, { trackingParameters: { utm_source: 'a' } }],
  ])('%j is read as %j', (values, expected) => {
    expect(readConfig(values)).toMatchObject(expected);
  });
});
