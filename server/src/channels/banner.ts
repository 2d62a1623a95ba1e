import type { FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '../errors.ts';
import { newObjectKey } from '../films/object-keys.ts';
import { findImageFlaw } from '../films/stored-file-flaw.ts';
import { discardUpload } from '../films/stored-objects.ts';
import { type OfferedFile, refuseSize } from '../films/upload-target.ts';
import type { PublishedLanguage } from '../forms/published-language.ts';
import type { Account } from '../repositories/accounts.ts';
import { findAccountGrant } from '../repositories/channel-banners.ts';
import type { Services } from '../services.ts';

/** Pointer of the form's field that names the banner. */
export const bannerPath = '/bannerImage';

const folder = 'channels/images';

/** Whether a path is the one that banners are uploaded to. */
export const isBannerPath = (path: string): boolean => path === folder || path === `${folder}/`;

/** A fresh key for an offered banner, or why the file is not taken. */
export function findBannerTarget({ options }: Pick<Services, 'options'>, file: OfferedFile) {
  const contentType = file.contentType.trim().toLowerCase();
  if (!options.image.types.includes(contentType)) return refuse('not_image', { path: '/contentType' });
  if (file.size !== undefined && file.size > options.image.maxBytes) return refuseSize(options.image, '/size');
  return { key: newObjectKey(`${folder}/`, file.objectName), contentType };
}

/** A banner that somebody names in the form. */
export interface OfferedBanner {
  readonly services: Services;
  readonly account: Account;
  readonly language: PublishedLanguage;
  readonly request: FastifyRequest;
  readonly key: string;
}

/**
 * Why an uploaded banner is not taken: nobody signed it for this person, it is not in the store, or its bytes are not what
 * the form's field wants; then it is thrown away.
 */
export async function findBannerFlaw(offered: OfferedBanner): Promise<Refusal | undefined> {
  const { services, account, language, request, key } = offered;
  const grant = await findAccountGrant(services.database.tables, key, account.id);
  const facts = grant && (await services.storage.head(key));
  if (!grant || !facts) return refuse('upload_missing', { path: bannerPath });
  const flaw = await findImageFlaw(
    { ...services, account, language },
    { form: 'channel', field: bannerPath },
    { key, sizeBytes: facts.sizeBytes },
    bannerPath,
  );
  if (!flaw) return undefined;
  await discardUpload(services, request.log, key);
  return flaw;
}
