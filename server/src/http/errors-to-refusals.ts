import { type Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { StorageDown } from '../storage/storage.ts';
import { InputRefused } from './input.ts';

/** The refusal that an error thrown on the way of a request stands for; `undefined` for a fault of our own. */
export function refusalOf(error: unknown, language: PublishedLanguage): Refusal | undefined {
  if (error instanceof InputRefused) return error.refusalIn(language);
  if (error instanceof StorageDown) return refuse('store_down', { headers: { 'retry-after': '5' } });
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('too_large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('unsupported_media_type');
  // What a row was to hang on was deleted since it was looked for (foreign_key_violation).
  if (code === '23503') return refuse('not_found');
  if (isDatabaseAway(code, error.message)) return refuse('unavailable', { headers: { 'retry-after': '5' } });
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? refuse('malformed') : undefined;
}

/** Connections refused or lost, and PostgreSQL's classes 08, 40, 53 and 57 (connection, undone for another, resources, operator). */
const isDatabaseAway = (code: string, message: string) =>
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|08\w{3}|40\w{3}|53\w{3}|57P\w{2})$/.test(code) ||
  /Connection terminated|timeout exceeded when trying to connect/.test(message);
