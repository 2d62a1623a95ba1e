import { fillIn } from '@reelform/engine/validation';
import { withoutTurns } from '../plain-text.ts';
import { getTextDirection } from '../site/text-direction.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailText, MailTexts } from './mail-texts.ts';

/** A mail in words: the same said as plain text and as HTML. */
export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What is filled in. */
export interface MailValues {
  readonly [name: string]: string;
}

/**
 * Puts a mail into words; paragraphs that come out empty are left out.
 * @param link address behind its button; absent: it has none
 * @param about which of the mail's cases is told
 * @param items what the case lists, which stands for `{note}`
 */
export function composeMail(
  texts: MailTexts,
  mail: MailText,
  values: MailValues,
  link: string | undefined,
  about?: string,
  items: readonly MailValues[] = [],
): ComposedMail {
  const plain = (given: MailValues) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, withoutTurns(value)]));
  const own = plain(values);
  const told = about === undefined ? undefined : mail.cases?.[about];
  const item = mail.cases?.[`${about}.item`] ?? '';
  const list = items.map((one) => fillIn(item, { ...own, ...plain(one) })).join('\n');
  const all = {
    ...own,
    ...(told !== undefined && { case: fillIn(told, own) }),
    ...(items.length > 0 && { note: list }),
  };
  const fill = (text: string) => fillIn(text, all);
  const button = link === undefined || mail.action === undefined ? undefined : { label: fill(mail.action), link };
  const isSaid = (line: string) => line.trim() !== '';
  const before = mail.before.map(fill).filter(isSaid);
  const after = mail.after.map(fill).filter(isSaid);
  const foot = fill(texts.frame.foot);
  return {
    // A line break would begin another header.
    subject: fill(mail.subject).replace(/[\r\n]+/g, ' '),
    text: `${[...before, ...(button ? [`${button.label}:\n${button.link}`] : []), ...after, `-- \n${foot}`].join('\n\n')}\n`,
    html: toHtml(texts.tag, { before, button, after, linkHint: texts.frame.link, foot }),
  };
}

interface Parts {
  readonly before: readonly string[];
  readonly button: { readonly label: string; readonly link: string } | undefined;
  readonly after: readonly string[];
  readonly linkHint: string;
  readonly foot: string;
}

/** Text is in the reader's own colour, dark on light or light on dark: a colour of ours would hold on one of them alone. */
const paragraph = 'margin:0 0 16px;font:16px/1.5 Segoe UI,Helvetica,Arial,sans-serif';
const small = 'margin:0 0 16px;font:13px/1.5 Segoe UI,Helvetica,Arial,sans-serif;opacity:0.8;word-break:break-all';
const buttonStyle =
  'display:inline-block;padding:10px 20px;border-radius:4px;background:#4f3cc9;color:#ffffff;font:600 16px/1.5 Segoe UI,Helvetica,Arial,sans-serif;text-decoration:none';

/** Mail programs know no style sheets that one could rely on, so every element carries its own. */
function toHtml(tag: string, { before, button, after, linkHint, foot }: Parts): string {
  const lines = (list: readonly string[]) =>
    list.map((line) => `<p style="${paragraph}">${escapeHtml(line).replace(/\r\n|\r|\n/g, '<br>')}</p>`);
  const address = button && escapeHtml(button.link);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(tag)}" dir="${getTextDirection(tag)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head>',
    '<body style="margin:0;padding:24px"><div style="max-width:560px;margin:0 auto">',
    ...lines(before),
    ...(button
      ? [
          `<p style="${paragraph}"><a href="${address}" style="${buttonStyle}">${escapeHtml(button.label)}</a></p>`,
          `<p style="${small}">${escapeHtml(linkHint)}<br><a href="${address}">${address}</a></p>`,
        ]
      : []),
    ...lines(after),
    `<p style="${small};border-top:1px solid #8a8a8a;padding-top:16px;word-break:normal">${escapeHtml(foot)}</p>`,
    '</div></body></html>',
    '',
  ].join('\n');
}
