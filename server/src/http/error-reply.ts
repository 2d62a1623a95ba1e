import { type FormError, fillIn } from '@reelform/engine/validation';
import type { FastifyReply } from 'fastify';
import { errors, type NoticeKey, type Refusal } from '../errors.ts';
import { withoutTurns } from '../plain-text.ts';

/** Texts of the portal by key. */
export type Notices = Readonly<Record<string, string>>;

/** An answer names no more complaints than this: a body of a megabyte can have half a million. */
export const mostComplaints = 500;

/** The language of an answer. */
export interface Language {
  /** Language tag (BCP 47). */
  readonly tag: string;
  readonly notices: Notices;
}

/** The one shape of an error (`ErrorReply` of the contract). */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly errors: readonly FormError[];
  /** The record as it is stored now, where that is what the request did not know. */
  readonly data?: unknown;
}

/** A text of the portal with its placeholders filled in; the key itself when there is no such text. */
export const notice = (notices: Notices, key: NoticeKey, values: Readonly<Record<string, string | number>> = {}): string =>
  fillIn(
    notices[key] ?? key,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withoutTurns(String(value))])),
  );

/** What is answered to a refused request. A single complaint is also the message, so that a banner says it. */
export function errorBody(refusal: Refusal, notices: Notices): ErrorBody {
  const { code, details } = refusal;
  const text = details.message ?? notice(notices, details.messageKey ?? errors[code].messageKey, details.values);
  const complaints =
    details.path === undefined
      ? (details.errors ?? [])
      : [{ path: details.path, keyword: details.keyword ?? code, message: text }];
  const [only, another] = complaints;
  return {
    code,
    message: only && !another ? only.message : text,
    errors: complaints,
    ...(details.data !== undefined && { data: details.data }),
  };
}

/** Answers a refused request. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, { tag, notices }: Language): FastifyReply {
  return reply
    .code(errors[refusal.code].status)
    .headers({ 'cache-control': 'no-store', 'content-language': tag, ...refusal.details.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal, notices)));
}
