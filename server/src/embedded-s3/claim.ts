import type { IncomingHttpHeaders } from 'node:http';
import { type Failure, fail } from './errors.ts';

/** What a request says about its own signature, not yet believed. */
export interface Claim {
  readonly accessKeyId: string;
  /** `20261231/us-east-1/s3/aws4_request` */
  readonly scope: string;
  /** `20261231T235959Z` */
  readonly date: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** The payload hash that was signed: 64 hex digits, or one of the words of the x-amz-content-sha256 header. */
  readonly payload: string;
  /** Seconds a presigned URL is valid from its date; `undefined` for a signature in the Authorization header. */
  readonly expires: number | undefined;
}

/** The longest life of a presigned URL: seven days (AWS Signature Version 4). */
const maximumExpiry = 604_800;

/** The payload word of a request whose body is not part of the signature. */
export const unsignedPayload = 'UNSIGNED-PAYLOAD';

/** A header's value with repeats joined; empty when absent. */
export function headerValue(headers: IncomingHttpHeaders, name: string): string {
  const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

/** Reads the claim from the query or the Authorization header; `AccessDenied` when there is none. */
export function readClaim(headers: IncomingHttpHeaders, query: ReadonlyMap<string, string>): Claim | Failure {
  const authorization = headerValue(headers, 'authorization');
  const presigned = query.has('X-Amz-Signature') || query.has('X-Amz-Algorithm');
  if (presigned && authorization !== '') return fail('InvalidArgument', 'Only one auth mechanism allowed.');
  if (presigned) return fromQuery(headers, query);
  return authorization === '' ? fail('AccessDenied') : fromHeader(headers, authorization);
}

function fromQuery(headers: IncomingHttpHeaders, query: ReadonlyMap<string, string>): Claim | Failure {
  const expires = query.get('X-Amz-Expires') ?? '';
  const credential = splitCredential(query.get('X-Amz-Credential') ?? '');
  const signedHeaders = splitHeaders(query.get('X-Amz-SignedHeaders') ?? '');
  if (
    query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' ||
    !/^\d{1,6}$/.test(expires) ||
    Number(expires) > maximumExpiry ||
    credential === undefined ||
    signedHeaders === undefined
  )
    return fail('AuthorizationQueryParametersError');
  const signedHash = signedHeaders.includes('x-amz-content-sha256') ? headerValue(headers, 'x-amz-content-sha256') : '';
  return {
    ...credential,
    date: query.get('X-Amz-Date') ?? '',
    signedHeaders,
    signature: query.get('X-Amz-Signature') ?? '',
    payload: query.get('X-Amz-Content-Sha256') ?? (signedHash || unsignedPayload),
    expires: Number(expires),
  };
}

function fromHeader(headers: IncomingHttpHeaders, authorization: string): Claim | Failure {
  const match = /^AWS4-HMAC-SHA256 Credential=([^, ]+), ?SignedHeaders=([^, ]+), ?Signature=([0-9a-f]{64})$/.exec(
    authorization,
  );
  const credential = splitCredential(match?.[1] ?? '');
  const signedHeaders = splitHeaders(match?.[2] ?? '');
  const signature = match?.[3];
  if (credential === undefined || signedHeaders === undefined || signature === undefined)
    return fail('AuthorizationHeaderMalformed');
  const payload = headerValue(headers, 'x-amz-content-sha256');
  if (payload === '') return fail('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256.');
  return { ...credential, date: headerValue(headers, 'x-amz-date'), signedHeaders, signature, payload, expires: undefined };
}

/** Splits `AKID/20261231/us-east-1/s3/aws4_request`; `undefined` when it has another shape. */
export function splitCredential(credential: string): { accessKeyId: string; scope: string } | undefined {
  const match = /^([^/]+)\/(\d{8}\/[^/]+\/[^/]+\/[^/]+)$/.exec(credential);
  return match?.[1] === undefined || match[2] === undefined ? undefined : { accessKeyId: match[1], scope: match[2] };
}

function splitHeaders(list: string): string[] | undefined {
  const names = list.split(';');
  return names.every((name) => /^[a-z0-9_.-]+$/.test(name)) && new Set(names).size === names.length ? names : undefined;
}
