import { describe, expect, it, vi } from 'vitest';
import { readSignedWebhook, signatureHeader, signWebhook } from './webhook-signature.ts';

const now = Date.UTC(2026, 9, 1);
const secret = 'a secret';
const body = JSON.stringify({ reference: 'r', state: 'signed', signedName: 'Ada' });

describe('a webhook of the local provider (R-306)', () => {
  it('is believed with the signature of its secret, and not with another', async () => {
    const read = (by: string) =>
      readSignedWebhook(async () => secret, { [signatureHeader]: signWebhook(by, body, now) }, body, now);
    expect(await read(secret)).toEqual({ reference: 'r', state: 'signed', signedName: 'Ada' });
    expect(await read('another')).toBeUndefined();
  });

  it.each([
    ['without a signature', undefined],
    ['with one that is none', 't=1,v1=ab'],
    ['with an old one', signWebhook(secret, body, now - 301_000)],
    ['with one of times to come', signWebhook(secret, body, now + 301_000)],
  ])('%s is refused before the secret is looked for', async (_what, signature) => {
    const readSecret = vi.fn(async () => secret);
    expect(await readSignedWebhook(readSecret, { [signatureHeader]: signature }, body, now)).toBeUndefined();
    expect(readSecret).not.toHaveBeenCalled();
  });
});
