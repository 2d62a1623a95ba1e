import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../reason-of.ts';
import type { MailTransport } from './mail-transport.ts';

/**
 * Keeps mails as `.eml` files, for a portal without a mail server. A file is named by its mail and appears whole, so
 * that doing it twice is doing it once.
 */
export function createFileTransport(folder: string): MailTransport {
  return {
    async deliver({ raw, fileName }) {
      try {
        // The links in mails open accounts: the files are their owner's alone.
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = join(folder, fileName);
        await writeFile(`${file}.part`, raw, { mode: 0o600 });
        await rename(`${file}.part`, file);
        return { kind: 'sent' };
      } catch (error) {
        return { kind: 'later', problem: reasonOf(error) };
      }
    },
  };
}
