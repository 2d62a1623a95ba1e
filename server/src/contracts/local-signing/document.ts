import type { Notices } from '../../http/error-reply.ts';
import { notice } from '../../http/error-reply.ts';
import { withoutTurns } from '../../plain-text.ts';
import type { ContractDocument } from '../contract-provider.ts';
import type { listEvents, Signing } from './records.ts';

/**
 * A text that was typed, in one line: it must not read like another entry of the trail. What joins letters and signs stays,
 * or Persian names and many emoji would fall apart.
 */
const inLine = (text: string): string =>
  withoutTurns(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The contract and its audit trail as a text file. */
export function writeDocument(
  { id, title, signer_name, signer_email, terms }: Signing,
  events: Awaited<ReturnType<typeof listEvents>>,
  notices: Notices,
): ContractDocument {
  const trail = events.map(({ event, name, signedOn, address, browser, happenedAt }) =>
    [happenedAt.toISOString(), event, name, signedOn, address, browser]
      .filter((part) => part !== null)
      .map(inLine)
      .join('  '),
  );
  const heading = inLine(notice(notices, 'signing.title', { title }));
  const lines = [
    heading,
    inLine(`${signer_name} <${signer_email}>`),
    '',
    ...terms.flatMap((paragraph) => [inLine(paragraph), '']),
    notice(notices, 'signing.trail', { number: id }),
    ...trail,
    '',
  ];
  // What a file system does not take in a name the browser replaces when it is saved.
  return { fileName: `${heading}.txt`, contentType: 'text/plain; charset=utf-8', content: Buffer.from(lines.join('\n')) };
}
