import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

/** What a filmmaker entered, by the names of the form's fields. */
export type PaymentDetails = Readonly<Record<string, string>>;

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const owner = (accountId: number) => Buffer.from(`payment details of account ${accountId}`);

/** Encrypts details (AES-256-GCM, NIST SP 800-38D) so that they open for their own account only. @param key 32 bytes */
export function sealDetails(key: Buffer, accountId: number, details: PaymentDetails): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(owner(accountId));
  const text = Buffer.concat([cipher.update(JSON.stringify(details), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts details. @throws when they were sealed with another key or for another account, or were changed */
export function openDetails(key: Buffer, accountId: number, sealed: Buffer): PaymentDetails {
  const text = sealed.subarray(nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(owner(accountId))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8'));
}

/** Whether what was sealed are these details; false for what does not open. */
export function holdsDetails(key: Buffer, accountId: number, sealed: Buffer, details: PaymentDetails): boolean {
  try {
    return isDeepStrictEqual(openDetails(key, accountId, sealed), details);
  } catch {
    return false;
  }
}
