import { join } from 'node:path';
import { channelActions, filmActions } from '@reelform/schemas/api';
import { checkPlaceholders, textsWithin } from '../check-placeholders.ts';
import { isObject } from '../is-object.ts';
import { isTextList } from '../is-text-list.ts';
import type { MailKind } from '../repositories/outbox.ts';
import { namesIn, readJson, type SchemasFile } from '../schemas-file.ts';

/** What one kind of mail says; `{placeholders}` are filled in when it is sent. */
export interface MailText {
  readonly subject: string;
  /** Paragraphs above the button. */
  readonly before: readonly string[];
  /** What the button says; absent: there is none. */
  readonly action?: string;
  /** Paragraphs below the button. */
  readonly after: readonly string[];
  /** What stands for `{case}`, by the word for what happened. */
  readonly cases?: Readonly<Record<string, string>>;
}

/** The texts of all mails in a language. */
export interface MailTexts {
  readonly tag: string;
  readonly mails: Readonly<Record<MailKind, MailText>>;
  readonly frame: { readonly link: string; readonly foot: string };
}

const baseTag = 'en';
const common = ['product', 'contact', 'time'];

/** Every mail: what is filled into it, and the cases that English must have. */
const parts: readonly { readonly kind: MailKind; readonly values: readonly string[]; readonly cases?: readonly string[] }[] = [
  { kind: 'password-reset', values: ['minutes'] },
  { kind: 'password-changed', values: [] },
  { kind: 'email-changed', values: [] },
  { kind: 'payment-changed', values: [] },
  { kind: 'invitation', values: ['name', 'days'] },
  {
    kind: 'film-decision',
    values: ['name', 'title', 'case', 'note', 'asset', 'release', 'count'],
    cases: [
      ...filmActions.filter((action) => action !== 'sendContract'),
      ...['approveAsset', 'rejectAsset', 'rejectAssets', 'rejectAssets.item', 'removeAsset', 'keepAsset'],
    ],
  },
  { kind: 'contract', values: ['name', 'title', 'note', 'days'] },
  { kind: 'channel-decision', values: ['name', 'channel', 'number', 'case', 'note'], cases: channelActions },
];

/**
 * Reads `mails/<tag>.json` of a schemas folder, anew for every mail, so that a change takes effect at once. A mail that
 * the language lacks is said in English, and so is a case of it.
 * @throws {FileFlaw} when the file is missing, has another shape or a placeholder that nothing is put in for
 */
export function readMailTexts(schemasDirectory: string, tag: string): MailTexts {
  const folder = join(schemasDirectory, 'mails');
  const base = readFileOf(folder, baseTag);
  const isKnown = tag !== baseTag && namesIn(folder).includes(`${tag}.json`);
  const own = isKnown ? readFileOf(folder, tag) : undefined;
  const textOf = (kind: MailKind) => {
    const english = base.mails.get(kind);
    const text = own?.mails.get(kind) ?? english;
    if (!text) throw base.file.flaw([kind], `The file must have '${kind}'.`);
    return text.cases && english?.cases ? { ...text, cases: { ...english.cases, ...text.cases } } : text;
  };
  const frame = own?.frame ?? base.frame;
  if (!frame) throw base.file.flaw(['frame'], "The file must have 'frame' with 'link' and 'foot'.");
  const mails = {
    'password-reset': textOf('password-reset'),
    'password-changed': textOf('password-changed'),
    'email-changed': textOf('email-changed'),
    'payment-changed': textOf('payment-changed'),
    invitation: textOf('invitation'),
    'film-decision': textOf('film-decision'),
    contract: textOf('contract'),
    'channel-decision': textOf('channel-decision'),
  };
  return { tag: own ? tag : baseTag, mails, frame };
}

/** What a file of mails says that no mail does, by file, line and pointer: mistyped names, most likely. */
export function unreadMailTexts(schemasDirectory: string, tag: string): readonly string[] {
  const { data, flaw } = readJson(join(schemasDirectory, 'mails', `${tag}.json`));
  const note = (tokens: readonly string[], message: string) => flaw(tokens, message).message;
  return Object.entries(isObject(data) ? data : {}).flatMap(([name, text]) => {
    if (name === 'frame') return [];
    const part = parts.find(({ kind }) => kind === name);
    if (!part) return [note([name], `There is no mail '${name}'; there are ${parts.map(({ kind }) => kind).join(', ')}.`)];
    const { cases = [] } = part;
    const said = isObject(text) && isObject(text['cases']) ? Object.keys(text['cases']) : [];
    return said
      .filter((about) => !cases.includes(about))
      .map((about) => note([name, 'cases', about], `'${name}' has no case '${about}'; it has ${cases.join(', ')}.`));
  });
}

interface MailFile {
  readonly file: SchemasFile;
  readonly mails: ReadonlyMap<MailKind, MailText>;
  readonly frame: MailTexts['frame'] | undefined;
}

function readFileOf(folder: string, tag: string): MailFile {
  const file = readJson(join(folder, `${tag}.json`));
  const { flaw } = file;
  const data = isObject(file.data) ? file.data : undefined;
  if (!data) throw flaw([], 'The file must be an object.');
  const mails = new Map<MailKind, MailText>();
  for (const { kind, values, cases: needed = [] } of parts) {
    const text = data[kind];
    if (text === undefined) continue;
    if (!isMailText(text))
      throw flaw(
        [kind],
        `'${kind}' must have 'subject', 'before' and 'after', and may have 'action' and 'cases', all of them texts.`,
      );
    const { cases = {} } = text;
    const missing = tag === baseTag ? needed.find((about) => cases[about] === undefined) : undefined;
    if (missing !== undefined) throw flaw([kind, 'cases', missing], `'${kind}' must have the case '${missing}'.`);
    checkPlaceholders(textsWithin(text, [kind]), [...common, ...values], file);
    mails.set(kind, text);
  }
  const frame = data['frame'];
  if (frame !== undefined && !isFrame(frame)) throw flaw(['frame'], "'frame' must have 'link' and 'foot'.");
  if (frame) checkPlaceholders([[['frame', 'foot'], frame.foot]], common, file);
  return { file, mails, frame };
}

const isMailText = (value: unknown): value is MailText =>
  isObject(value) &&
  typeof value['subject'] === 'string' &&
  isTextList(value['before']) &&
  isTextList(value['after']) &&
  (value['action'] === undefined || typeof value['action'] === 'string') &&
  (value['cases'] === undefined || (isObject(value['cases']) && isTextList(Object.values(value['cases']))));

const isFrame = (value: unknown): value is MailTexts['frame'] =>
  isObject(value) && typeof value['link'] === 'string' && typeof value['foot'] === 'string';
