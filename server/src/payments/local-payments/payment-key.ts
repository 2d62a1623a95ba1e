import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { hasCode } from '../../embedded-s3/disk.ts';

const keyPattern = /^[0-9a-f]{64}$/i;

const read = (file: string) =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });

/**
 * The key that payment details are encrypted with: the configured one, else one of `DATA_DIR/payment.key`, made when it
 * is first needed and readable by this user only. 32 bytes.
 * @throws when the file is there and holds no key
 */
export async function keepPaymentKey({
  paymentKey,
  dataDirectory,
}: Pick<Config, 'paymentKey' | 'dataDirectory'>): Promise<Buffer> {
  if (paymentKey !== undefined) return Buffer.from(paymentKey, 'hex');
  const file = join(dataDirectory, 'payment.key');
  if ((await read(file)) === undefined) {
    await mkdir(dataDirectory, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    // Of two that make one at once the first has it; a half-written key is never seen.
    await link(draft, file).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
    await rm(draft);
  }
  const text = (await read(file))?.trim() ?? '';
  if (!keyPattern.test(text)) throw new Error(`${file} holds no key; restore it, since payment details are encrypted with it.`);
  return Buffer.from(text, 'hex');
}
