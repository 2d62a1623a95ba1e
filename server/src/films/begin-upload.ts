import { type Refusal, refuse } from '../errors.ts';
import type { Account } from '../repositories/accounts.ts';
import { countBegun, insertGrant, lockUploadsOf, type NewGrant } from '../repositories/uploads.ts';
import type { Services } from '../services.ts';

/** The most that one PUT brings into a store (S3 limits), in bytes. */
const largestPut = 5 * 1024 ** 3;

const gigabyte = 1e9;
const hour = 3_600_000;

/** An upload whose address was signed and not handed out yet. */
export type BegunUpload = Omit<NewGrant, 'begunBy' | 'mostBytes' | 'at'>;

/**
 * Remembers an upload that somebody begins, unless too much of theirs is in the store, or may still come into it, without
 * being registered.
 */
export async function beginUpload(
  { config, database, now, options }: Services,
  account: Account,
  upload: BegunUpload,
): Promise<Refusal | undefined> {
  const { maxBytes, maxFiles } = options.waiting;
  const mostBytes = upload.sizeBytes ?? (upload.multipart ? options.video.maxBytes : largestPut);
  return database.tables.transaction().execute(async (transaction) => {
    await lockUploadsOf(transaction, account.id, upload.filmId);
    const begun = await countBegun(transaction, account.id);
    if (begun.files + 1 > maxFiles || begun.bytes + mostBytes > maxBytes) {
      const hours = Math.ceil(config.uploads.abandonMs / hour);
      return refuse('too_many_uploads', {
        values: { files: maxFiles, gigabytes: Math.floor(maxBytes / gigabyte), hours },
      });
    }
    await insertGrant(transaction, { ...upload, begunBy: account.id, mostBytes, at: new Date(now()) });
    return undefined;
  });
}
