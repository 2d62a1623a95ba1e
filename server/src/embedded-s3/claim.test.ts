import { describe, expect, it } from 'vitest';
import { readClaim } from './claim.ts';
import { isFailure } from './errors.ts';

const whole = {
  'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
  'X-Amz-Credential': 'KEY/20261231/us-east-1/s3/aws4_request',
  'X-Amz-Date': '20261231T235959Z',
  'X-Amz-Expires': '604800',
  'X-Amz-SignedHeaders': 'host',
  'X-Amz-Signature': 'ab',
};
const read = (change: Readonly<Record<string, string>>) => readClaim({}, new Map(Object.entries({ ...whole, ...change })));

describe('what a signed address says of its signature', () => {
  it('is read whole', () => {
    expect(read({})).toEqual({
      accessKeyId: 'KEY',
      scope: '20261231/us-east-1/s3/aws4_request',
      date: '20261231T235959Z',
      signedHeaders: ['host'],
      signature: 'ab',
      payload: 'UNSIGNED-PAYLOAD',
      expires: 604_800,
    });
  });

  it.each([
    ['another algorithm', { 'X-Amz-Algorithm': 'AWS4-ECDSA-P256-SHA256' }],
    ['no number of seconds', { 'X-Amz-Expires': 'soon' }],
    ['more than a week', { 'X-Amz-Expires': '604801' }],
    ['a key without its scope', { 'X-Amz-Credential': 'KEY' }],
    ['a header twice', { 'X-Amz-SignedHeaders': 'host;host' }],
    ['what is no header', { 'X-Amz-SignedHeaders': 'Host' }],
  ])('is refused with %s', (_what, change) => {
    const claim = read(change);
    expect(isFailure(claim) && claim.failure).toBe('AuthorizationQueryParametersError');
  });

  it('is refused beside a signature in the header', () => {
    const claim = readClaim({ authorization: 'AWS4-HMAC-SHA256 …' }, new Map(Object.entries(whole)));
    expect(isFailure(claim) && claim.failure).toBe('InvalidArgument');
  });
});
