import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A mail that a portal without a mail server has kept. */
export interface KeptMail {
  readonly file: string;
  /** The whole message, its quoted-printable lines and encoded words decoded. */
  readonly source: string;
  readonly to: string;
  readonly subject: string;
  /** Address behind its button; `undefined` without one. */
  readonly link: string | undefined;
}

const decodeBytes = (text: string) =>
  text.replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replace(/=/g, ''), 'hex').toString('utf8'));

/** Encoded words (RFC 2047) in words. */
const decodeWords = (text: string) =>
  text.replace(/=\?utf-8\?([qb])\?(.*?)\?=\s*/gi, (_whole, encoding: string, word: string) =>
    encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : decodeBytes(word.replace(/_/g, ' ')),
  );

const read = (folder: string, file: string): KeptMail => {
  const [head = '', ...parts] = readFileSync(join(folder, file), 'utf8').split('\r\n\r\n');
  const header = (name: string) => decodeWords(new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'm').exec(head)?.[1] ?? '');
  const source = `${head}\r\n\r\n${decodeBytes(parts.join('\r\n\r\n').replace(/=\r\n/g, ''))}`;
  return { file, source, to: header('To'), subject: header('Subject'), link: /^https?:\/\/\S+$/m.exec(source)?.[0] };
};

/** Every mail to an address so far, the oldest first. */
export const mailsTo = (dataDirectory: string, address: string): readonly KeptMail[] => {
  const folder = join(dataDirectory, 'outbox');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names
    .sort()
    .map((name) => read(folder, name))
    .filter(({ to }) => to.replace(/[<>]/g, '') === address);
};

/**
 * Waits for mails to an address.
 * @throws when fewer have come after a minute
 */
export const waitForMails = async (dataDirectory: string, address: string, count = 1): Promise<readonly KeptMail[]> => {
  for (let tries = 0; tries < 2400; tries += 1) {
    const mails = mailsTo(dataDirectory, address);
    if (mails.length >= count) return mails;
    await pause(25);
  }
  throw new Error(`${mailsTo(dataDirectory, address).length} of ${count} mails have come to ${address}.`);
};

/**
 * Waits for the newest of a number of mails of one kind; its secret is the last part of its link.
 * @throws when it does not come or has no link
 */
export const waitForLink = async (dataDirectory: string, address: string, path: string, count = 1) => {
  for (let tries = 0; tries < 2400; tries += 1) {
    const links = mailsTo(dataDirectory, address).flatMap(({ link }) => (link?.includes(path) ? [link] : []));
    if (links.length >= count) {
      const link = links.at(-1) ?? '';
      return { link, secret: link.split('/').at(-1) ?? '' };
    }
    await pause(25);
  }
  throw new Error(`No mail to ${address} leads to ${path}.`);
};
