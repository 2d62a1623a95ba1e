import { findAcceptedType, getContentType } from '@reelform/engine/content';
import type { FormName } from '@reelform/schemas/api';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../database/queries.ts';
import { Refusal, refuse } from '../errors.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import { isObject } from '../is-object.ts';
import { findGrant, takeGrant } from '../repositories/uploads.ts';
import type { Services } from '../services.ts';
import { discardUpload } from './stored-objects.ts';
import { createStoredSource } from './stored-source.ts';
import { refuseSize } from './upload-target.ts';
import { findVideoFlaw } from './video-flaw.ts';

/** An uploaded file that is to be attached to a film or put into the library. */
export interface OfferedAttachment {
  /** `null`: it is attached to the library. */
  readonly filmId: number | null;
  readonly key: string;
  /** The form whose field takes it, and so says what it may be. */
  readonly form: FormName;
  readonly field: string;
  /** Pointer of what names the file. */
  readonly path: string;
}

/** What is known of an uploaded file once its bytes were looked at. */
export interface CheckedFile {
  readonly contentType: string;
  readonly sizeBytes: number;
}

interface CheckingCall {
  readonly services: Services;
  readonly language: PublishedLanguage;
  readonly request: FastifyRequest;
}

/**
 * Looks at an uploaded file as its field's `ui:options` want it (`accept`, `maxBytes`, `refusalText`); its bytes decide.
 * What is not taken is thrown away.
 */
export async function checkAttachment(call: CheckingCall, offered: OfferedAttachment): Promise<CheckedFile | Refusal> {
  const { services, request } = call;
  const { database, storage } = services;
  const { key, path } = offered;
  const grant = await findGrant(database.tables, key, offered.filmId);
  const facts = grant && (await storage.head(key));
  if (!grant || !facts) return refuse('upload_missing', { path });
  const { sizeBytes } = facts;
  const checked = await checkBytes(call, offered, sizeBytes, grant.contentType, grant.sizeBytes);
  if (checked instanceof Refusal) await discardUpload(services, request.log, key);
  return checked;
}

async function checkBytes(
  { services: { forms, options, storage }, language }: CheckingCall,
  { form, field, key, path }: OfferedAttachment,
  sizeBytes: number,
  claimed: string,
  toldBytes: number | undefined,
): Promise<CheckedFile | Refusal> {
  if (sizeBytes === 0) return refuse('empty_upload', { path });
  const { accept, maxBytes, refusalText } = readLimits(forms.optionsOf(form, field, language));
  if (maxBytes !== undefined && sizeBytes > maxBytes) return refuseSize({ types: accept, maxBytes }, path);
  const source = createStoredSource(storage, key, sizeBytes);
  const contentType = await findAcceptedType(source, claimed, accept);
  if (contentType === undefined) {
    if ((await getContentType(source)) === 'video/quicktime') return refuse('quicktime', { path });
    return refuse('invalid', { errors: [{ path, keyword: 'accept', message: refusalText }] });
  }
  const flaw = contentType.startsWith('video/')
    ? await findVideoFlaw(storage, options.video, { key, sizeBytes, toldBytes }, path)
    : undefined;
  return flaw ?? { contentType, sizeBytes };
}

function readLimits(given: unknown) {
  const { accept, maxBytes, refusalText } = isObject(given) ? given : {};
  return {
    accept: Array.isArray(accept) ? accept.filter((type) => typeof type === 'string') : [],
    maxBytes: typeof maxBytes === 'number' ? maxBytes : undefined,
    refusalText: typeof refusalText === 'string' ? refusalText : '',
  };
}

/** Takes a checked file over within a transaction that holds its film: it can be attached once. */
export async function takeAttachment(queries: Queries, { filmId, key }: OfferedAttachment): Promise<boolean> {
  return (await findGrant(queries, key, filmId)) !== undefined && takeGrant(queries, key);
}
