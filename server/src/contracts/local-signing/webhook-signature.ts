import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ContractEvent } from '../contract-provider.ts';

/** Header of a webhook's signature: `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "t.body", hex>`. */
export const signatureHeader = 'x-signing-signature';

/** A webhook that is older was caught and sent again, in seconds. */
const longest = 300;

const sign = (secret: string, time: number, body: string) => createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** The signature of a webhook. @param now in ms */
export const signWebhook = (secret: string, body: string, now: number): string => {
  const time = Math.floor(now / 1000);
  return `t=${time},v1=${sign(secret, time, body).toString('hex')}`;
};

/**
 * What a webhook tells; `undefined` for one with another signature, an old one, or one that is no event.
 * @param readSecret asked only for what may be signed with it
 */
export async function readSignedWebhook(
  readSecret: () => Promise<string>,
  headers: IncomingHttpHeaders,
  body: string,
  now: number,
): Promise<ContractEvent | undefined> {
  const [, time, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers[signatureHeader])) ?? [];
  if (time === undefined || hex === undefined) return undefined;
  if (Math.abs(now / 1000 - Number(time)) > longest) return undefined;
  if (!timingSafeEqual(sign(await readSecret(), Number(time), body), Buffer.from(hex, 'hex'))) return undefined;
  return readEvent(body);
}

function readEvent(body: string): ContractEvent | undefined {
  try {
    const { reference, state, signedName }: Partial<Record<string, unknown>> = JSON.parse(body);
    if (typeof reference !== 'string' || (state !== 'signed' && state !== 'cancelled')) return undefined;
    return { reference, state, signedName: typeof signedName === 'string' ? signedName : undefined };
  } catch {
    return undefined;
  }
}
