import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readMailTexts } from './mail/mail-texts.ts';
import type { TermsReader } from './terms/terms-reader.ts';

/** The languages that a folder of texts has a file of. */
const tagsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => /^\w[\w-]*\.json$/.test(name)).map((name) => name.slice(0, -'.json'.length));

/**
 * Reads the terms and the texts of the mails, which else are read when somebody asks for them or a mail is due: what is
 * broken is in the log when the file is saved.
 */
export async function checkTexts(
  schemasDirectory: string,
  terms: TermsReader,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  const check = async (folder: string, read: (tag: string) => unknown) => {
    try {
      for (const tag of await tagsIn(join(schemasDirectory, folder))) await read(tag);
    } catch (error) {
      log.error({ err: error }, `the texts in ${folder} are broken: what is in force stays, and mails wait`);
    }
  };
  await check('terms', terms);
  await check('mails', (tag) => readMailTexts(schemasDirectory, tag));
}
