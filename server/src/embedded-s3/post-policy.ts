import { splitCredential } from './claim.ts';
import { type Failure, fail, isFailure } from './errors.ts';
import { isMembers } from './records.ts';
import { checkScope, isSignature, type SigningKeys } from './signature.ts';

/** What a policy allows of the file's length in bytes, both ends included. */
export interface SizeRange {
  readonly minimum: number;
  readonly maximum: number;
}

/** Fields that a policy need not mention. */
const exempt = ['policy', 'x-amz-signature', 'file'];

interface Condition {
  readonly operator: 'eq' | 'starts-with';
  readonly field: string;
  readonly value: string;
}

interface Policy {
  readonly expiration: number;
  readonly conditions: readonly Condition[];
  readonly range: SizeRange;
}

/**
 * Checks a browser form against the policy it carries (S3, 'POST policy'): its signature, its expiry and every
 * condition; a field that no condition covers is refused.
 * @param fields by name in lower case, with the bucket of the request as `bucket`.
 * @param largest the length allowed when the policy names none.
 */
export function checkPolicy(
  fields: ReadonlyMap<string, string>,
  keys: SigningKeys,
  now: number,
  largest: number,
): SizeRange | Failure {
  const encoded = fields.get('policy');
  const credential = splitCredential(fields.get('x-amz-credential') ?? '');
  if (encoded === undefined || fields.get('x-amz-algorithm') !== 'AWS4-HMAC-SHA256' || credential === undefined)
    return fail('AccessDenied');
  const wrongScope = checkScope({ ...credential, date: fields.get('x-amz-date') ?? '' }, keys);
  if (wrongScope !== undefined) return wrongScope;
  if (!isSignature(keys, credential.scope, encoded, fields.get('x-amz-signature') ?? '')) return fail('SignatureDoesNotMatch');
  const policy = readPolicy(encoded, largest);
  if (isFailure(policy)) return policy;
  if (policy.expiration < now) return fail('AccessDenied', 'Invalid according to Policy: Policy expired.');
  const broken = policy.conditions.find((condition) => !holds(condition, fields.get(condition.field) ?? ''));
  if (broken !== undefined)
    return fail('AccessDenied', `Invalid according to Policy: Policy Condition failed: ${broken.operator} $${broken.field}`);
  const covered = new Set([...exempt, ...policy.conditions.map(({ field }) => field)]);
  const extra = [...fields.keys()].find((name) => !covered.has(name) && !name.startsWith('x-ignore-') && name !== 'bucket');
  return extra === undefined ? policy.range : fail('AccessDenied', `Invalid according to Policy: Extra input fields: ${extra}`);
}

function holds({ operator, value }: Condition, given: string): boolean {
  return operator === 'eq' ? given === value : given.startsWith(value);
}

function readPolicy(encoded: string, largest: number): Policy | Failure {
  const document = parse(Buffer.from(encoded, 'base64').toString());
  if (!isMembers(document) || !Array.isArray(document['conditions'])) return fail('InvalidPolicyDocument');
  const expiration = Date.parse(String(document['expiration']));
  if (Number.isNaN(expiration)) return fail('InvalidPolicyDocument');
  const conditions: Condition[] = [];
  let range: SizeRange = { minimum: 0, maximum: largest };
  for (const entry of document['conditions']) {
    const item: unknown = entry;
    const size = readRange(item);
    const read = readConditions(item);
    if (size !== undefined) range = { minimum: size.minimum, maximum: Math.min(size.maximum, largest) };
    else if (read !== undefined) conditions.push(...read);
    else return fail('InvalidPolicyDocument');
  }
  return { expiration, conditions, range };
}

function readRange(item: unknown): SizeRange | undefined {
  if (!Array.isArray(item) || item[0] !== 'content-length-range') return undefined;
  const [minimum, maximum] = [Number(item[1]), Number(item[2])];
  return Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum) ? { minimum, maximum } : undefined;
}

function readConditions(item: unknown): Condition[] | undefined {
  if (Array.isArray(item)) {
    const [operator, field, value]: unknown[] = item;
    if (operator !== 'eq' && operator !== 'starts-with') return undefined;
    return typeof field === 'string' && field.startsWith('$') && typeof value === 'string'
      ? [{ operator, field: field.slice(1).toLowerCase(), value }]
      : undefined;
  }
  if (!isMembers(item)) return undefined;
  const conditions: Condition[] = [];
  for (const [field, value] of Object.entries(item)) {
    if (typeof value !== 'string') return undefined;
    conditions.push({ operator: 'eq', field: field.toLowerCase(), value });
  }
  return conditions;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
