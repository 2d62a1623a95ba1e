import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readMailTexts, unreadMailTexts } from './mail/mail-texts.ts';
import { namesIn, toldOf } from './schemas-file.ts';
import type { TermsReader } from './terms/terms-reader.ts';

/** The languages that a folder of texts has a file of, and the one that it must have. */
const tagsIn = (folder: string): ReadonlySet<string> =>
  new Set(['en', ...namesIn(folder).flatMap((name) => /^(\w[\w-]*)\.json$/.exec(name)?.[1] ?? [])]);

/**
 * Reads the terms and the texts of the mails, which else are read when somebody asks for them or a mail is due: what is
 * broken is in the log when the file is saved.
 */
export async function checkTexts(
  schemasDirectory: string,
  terms: TermsReader,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<void> {
  const check = async (folder: string, read: (tag: string) => unknown) => {
    try {
      for (const tag of tagsIn(join(schemasDirectory, folder))) await read(tag);
    } catch (error) {
      log.error(toldOf(error), `the texts in ${folder} are broken: what is in force stays, and mails wait`);
    }
  };
  await check('terms', terms);
  await check('mails', (tag) => {
    readMailTexts(schemasDirectory, tag);
    const notes = unreadMailTexts(schemasDirectory, tag);
    if (notes.length > 0) log.warn({ notes }, 'the texts in mails have some that no mail says');
  });
}
