import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type Claim, headerValue, readClaim } from './claim.ts';
import { type Failure, fail, isFailure } from './errors.ts';
import { decode, encode, type Target } from './target.ts';

/** The one key pair that the store knows, and the region its signatures name. */
export interface SigningKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** What is signed of a request. */
export interface SignedRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly target: Target;
}

/** How far a request's date may lie from now, either way (AWS: 15 minutes). */
const maximumSkew = 900_000;

/**
 * Checks a request's AWS Signature Version 4, in its header or its query.
 * @param now milliseconds since 1970.
 * @returns the payload hash that was signed, or why the request is refused.
 */
export function authenticate(request: SignedRequest, keys: SigningKeys, now: number): { payload: string } | Failure {
  const claim = readClaim(request.headers, request.target.query);
  if (isFailure(claim)) return claim;
  const refused = checkScope(claim, keys);
  if (refused !== undefined) return refused;
  if (!claim.signedHeaders.includes('host')) return fail('AccessDenied', 'The host header must be signed.');
  const text = ['AWS4-HMAC-SHA256', claim.date, claim.scope, sha256Hex(canonicalRequest(request, claim))].join('\n');
  if (!isSignature(keys, claim.scope, text, claim.signature)) return fail('SignatureDoesNotMatch');
  return checkTime(claim, now) ?? checkUnsigned(request, claim) ?? { payload: claim.payload };
}

/** Refuses a key, a region, a service or a day that is not ours or not the request's. */
export function checkScope(claim: Pick<Claim, 'accessKeyId' | 'scope' | 'date'>, keys: SigningKeys): Failure | undefined {
  if (!isEqual(claim.accessKeyId, keys.accessKeyId)) return fail('InvalidAccessKeyId');
  return claim.scope === `${claim.date.slice(0, 8)}/${keys.region}/s3/aws4_request` ? undefined : fail('SignatureDoesNotMatch');
}

/** Whether a signature is the one of this text; compared in constant time. */
export function isSignature(keys: SigningKeys, scope: string, text: string, signature: string): boolean {
  const key = scope.split('/').reduce((parent: string | Buffer, part) => hmac(parent, part), `AWS4${keys.secretAccessKey}`);
  return isEqual(hmac(key, text).toString('hex'), signature);
}

function canonicalRequest({ method, headers, target }: SignedRequest, claim: Claim): string {
  const path = target.path.split('/').map((segment) => encode(decode(segment) ?? segment));
  const query = [...target.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort(compareParameters);
  const lines = claim.signedHeaders.map((name) => `${name}:${headerValue(headers, name).trim().replace(/ +/g, ' ')}\n`);
  return [method, path.join('/'), query.join('&'), lines.join(''), claim.signedHeaders.join(';'), claim.payload].join('\n');
}

// By name first: 'a=1' sorts after 'a-b=1' as a whole string, since '=' is greater than '-', but 'a' before 'a-b' as a name.
function compareParameters(left: string, right: string): number {
  const leftName = left.slice(0, left.indexOf('='));
  const rightName = right.slice(0, right.indexOf('='));
  return leftName < rightName ? -1 : leftName > rightName ? 1 : 0;
}

function checkTime(claim: Claim, now: number): Failure | undefined {
  const iso = claim.date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const signedAt = Date.parse(iso);
  if (Number.isNaN(signedAt) || iso === claim.date) return fail('AccessDenied', 'The date of the signature is not valid.');
  if (claim.expires === undefined) return Math.abs(now - signedAt) > maximumSkew ? fail('RequestTimeTooSkewed') : undefined;
  if (now > signedAt + claim.expires * 1000) return fail('AccessDenied', 'Request has expired.');
  return signedAt > now + maximumSkew ? fail('AccessDenied', 'Request is not yet valid.') : undefined;
}

// An unsigned x-amz-* header would let the holder of a URL add meaning that its maker never granted.
function checkUnsigned({ headers }: SignedRequest, claim: Claim): Failure | undefined {
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !claim.signedHeaders.includes(name));
  return unsigned.length === 0
    ? undefined
    : fail('AccessDenied', `There were headers present in the request which were not signed: ${unsigned.join(', ')}`);
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
