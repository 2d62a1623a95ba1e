import type { Config } from '../config.ts';

/** Headers of every answer. */
export function securityHeaders(config: Config): Readonly<Record<string, string>> {
  const secure = config.publicOrigin?.startsWith('https:');
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Headers of stored files: whatever a file claims to be, it runs nothing, and no cache that people share keeps it. */
export const storedFileHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'private',
  'content-security-policy': "default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** How a page and frames go together. */
export interface PageFrames {
  /** Whether the portal's own pages may frame it. */
  readonly isFramed: boolean;
  /** Sources of pages that it frames. */
  readonly frames: readonly string[];
}

/** The content security policy of the page (https://www.w3.org/TR/CSP3/); Griffel's style elements carry the nonce. */
export function pagePolicy(config: Config, nonce: string, { isFramed, frames }: PageFrames): string {
  const store = config.storage.kind === 's3' ? storeOrigins(config.storage) : [];
  const widget = config.helpWidgetUrl === undefined ? [] : [new URL(config.helpWidgetUrl).origin];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...widget],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...store, ...widget],
    'media-src': ["'self'", 'blob:', ...store],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...store, ...widget],
    'frame-src': [...frames, ...widget],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
    // A help widget's own script is not written for Trusted Types.
    ...(widget.length === 0 && { 'require-trusted-types-for': ["'script'"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Origins under which an external store's signed addresses may lie. */
function storeOrigins(storage: Extract<Config['storage'], { kind: 's3' }>): readonly string[] {
  const endpoint = new URL(storage.endpoint ?? `https://s3.${storage.region}.amazonaws.com`);
  if (storage.forcePathStyle) return [endpoint.origin];
  return [endpoint.origin, `${endpoint.protocol}//${storage.bucket}.${endpoint.host}`];
}
