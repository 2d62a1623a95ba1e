import type { FastifyBaseLogger } from 'fastify';
import MailComposer from 'nodemailer/lib/mail-composer';
import { reasonOf } from '../reason-of.ts';
import { deleteToken } from '../repositories/link-tokens.ts';
import {
  type ClaimedMail,
  claimMail,
  dropMail,
  finishMail,
  freeClaims,
  markHanded,
  postponeMail,
} from '../repositories/outbox.ts';
import { toldOf } from '../schemas-file.ts';
import { composeMail } from './compose-mail.ts';
import { type Letter, type LetterSources, writeLetter } from './letters.ts';
import { readMailTexts } from './mail-texts.ts';
import type { Delivery, MailTransport, Parcel } from './mail-transport.ts';

/** Sends what is in the outbox. */
export interface MailQueue {
  /** Looks into the outbox now; to be called when a transaction that put a mail there has ended. */
  wake(): void;
  /** Ends when what is being sent is sent or put back. */
  stop(): Promise<void>;
}

/** What a queue works with. */
export interface MailQueueOptions extends LetterSources {
  readonly transport: MailTransport;
  /** Origin under which people reach the portal, for links. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How often the outbox is looked into unasked: for mails that are due again, or that another process put there. */
const lookEvery = 5 * second;
/** Silence after which another process's claim is taken for a dead one's; longer than any attempt takes. */
const claimMs = 10 * minute;
/** Waits between attempts; the last is repeated until a mail is a day old. */
const waits = [minute, 5 * minute, 15 * minute, 60 * minute];
const giveUpMs = day;

/**
 * Starts sending, one mail at a time. Whoever sends has claimed the mail in the database first, and says there that it
 * is handed over before the mail server gets its first byte: a mail may be lost sight of in a crash, but is never sent
 * twice.
 * @throws when the English texts of the mails cannot be read
 */
export function startMailQueue(options: MailQueueOptions): MailQueue {
  const { config, database, now, log } = options;
  readMailTexts(config.schemasDirectory, 'en');
  const stopping = new AbortController();
  let isAwaited = false;
  let running = Promise.resolve();
  let freedBefore = database.embedded ? now() : 0;

  const sendAll = async () => {
    isAwaited = false;
    // An embedded database has no other process: at the start every claim in it is a dead one's.
    const lost = await freeClaims(database.tables, new Date(Math.max(freedBefore, now() - claimMs)), new Date(now()));
    freedBefore = 0;
    if (lost > 0) log.error({ lost }, 'mails were on their way when the portal died; whether they arrived is not known');
    while (!stopping.signal.aborted) {
      const mail = await claimMail(database.tables, new Date(now()));
      if (!mail) return;
      await send(mail, options, stopping.signal);
    }
  };
  const look = () => {
    if (isAwaited || stopping.signal.aborted) return;
    isAwaited = true;
    running = running.then(sendAll).catch((error: unknown) => log.error({ err: error }, 'the outbox cannot be worked on'));
  };
  const timer = setInterval(look, lookEvery).unref();
  look();
  return {
    wake: look,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

async function send(mail: ClaimedMail, options: MailQueueOptions, signal: AbortSignal): Promise<void> {
  const { database, log, now, transport } = options;
  const { tables } = database;
  const prepared = await prepare(mail, options).catch((error: unknown) => {
    log.error({ ...toldOf(error), kind: mail.kind }, 'a mail cannot be written');
    return { problem: reasonOf(error) };
  });
  if (!prepared) return void (await dropMail(tables, mail.id));
  const delivery: Delivery =
    'problem' in prepared
      ? { kind: 'later', problem: prepared.problem }
      : await transport.deliver(prepared, () => markHanded(tables, mail.id, prepared.to), signal);
  const isWithNobody = delivery.kind === 'later' || delivery.kind === 'refused';
  // It would count among the links that its account gets.
  if (isWithNobody && 'tokenHash' in prepared && prepared.tokenHash) await deleteToken(tables, prepared.tokenHash);
  const at = new Date(now());
  if (delivery.kind === 'later' && at.getTime() - mail.createdAt.getTime() < giveUpMs) {
    const wait = waits[Math.min(mail.attempts, waits.length) - 1] ?? minute;
    await postponeMail(tables, mail.id, new Date(now() + (signal.aborted ? 0 : wait)), delivery.problem);
    log.warn({ kind: mail.kind, attempts: mail.attempts, problem: delivery.problem }, 'a mail is tried again later');
    return;
  }
  if (delivery.kind === 'sent') {
    await finishMail(tables, mail.id, { state: 'sent' }, at);
    return log.info({ kind: mail.kind }, 'mail sent');
  }
  const { problem } = delivery;
  await finishMail(tables, mail.id, { state: delivery.kind === 'unsure' ? 'unsure' : 'failed', problem }, at);
  log.error({ kind: mail.kind, problem }, delivery.kind === 'unsure' ? 'a mail may not have arrived' : 'a mail was given up');
}

/** A mail as it goes over the wire, with what is kept of its link's secret; `undefined` when it is for nobody. */
async function prepare(
  mail: ClaimedMail,
  options: MailQueueOptions,
): Promise<(Parcel & Pick<Letter, 'tokenHash'>) | undefined> {
  const { config, origin } = options;
  // Before its letter, which keeps a secret's hash: of a mail whose texts are broken there is none.
  const texts = readMailTexts(config.schemasDirectory, mail.locale);
  const letter = await writeLetter(mail, options);
  if (!letter) return undefined;
  const link = letter.path === undefined ? undefined : `${origin}${letter.path}`;
  const composed = composeMail(texts, texts.mails[mail.kind], letter.values, link, letter.case, letter.items);
  const { address, name } = config.mail.from;
  const raw = await new MailComposer({
    ...composed,
    from: { name, address },
    to: { name: '', address: letter.to },
    messageId: `<${mail.messageId}@${new URL(origin).hostname}>`,
    date: mail.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  const moment = mail.createdAt.toISOString().replace(/[-:.]/g, '');
  const fileName = `${moment}-${mail.kind}-${mail.messageId.slice(0, 8)}.eml`;
  return { from: address, to: letter.to, raw, fileName, ...(letter.tokenHash && { tokenHash: letter.tokenHash }) };
}
