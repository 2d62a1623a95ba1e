import { DatabaseSilent } from '../database/patient-pool.ts';
import { type Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { ObjectGone, StorageDown } from '../storage/storage.ts';
import { InputRefused } from './input.ts';

/** The refusal that an error thrown on the way of a request stands for; `undefined` for a fault of our own. */
export function refusalOf(error: unknown, language: PublishedLanguage): Refusal | undefined {
  if (error instanceof InputRefused) return error.refusalIn(language);
  if (error instanceof StorageDown) return refuse('store_down', { headers: { 'retry-after': '5' } });
  // What was to be registered was withdrawn while it was looked at.
  if (error instanceof ObjectGone) return refuse('upload_missing');
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseSilent) return away();
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('unsupported_media_type');
  // What a row was to hang on was deleted since it was looked for (foreign_key_violation).
  if (code === '23503') return refuse('not_found');
  if (isDatabaseAway(code, error.message)) return away();
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? refuse('malformed') : undefined;
}

const away = () => refuse('unavailable', { headers: { 'retry-after': '5' } });

/**
 * Connections refused or lost, and what PostgreSQL says of its state rather than of a statement: classes 08, 40, 53, 57 and 58
 * (connection, undone for another, resources, operator, system), a lock that is held, and a server that is read only.
 */
const isDatabaseAway = (code: string, message: string) =>
  /^(ECONNREFUSED|ECONNRESET|EPIPE|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|(08|40|53|57|58)\w{3}|25006|25P03|55P03)$/.test(
    code,
  ) || /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect/.test(message);
