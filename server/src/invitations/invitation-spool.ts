import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../database/queries.ts';
import { type InvitationRequest, invite } from './invite.ts';

/** How often a running portal looks for invitations, in ms. */
const lookEvery = 1000;

/** Folder in which the command leaves invitations for a portal that runs: its database is that process's alone. */
export const spoolOf = (dataDirectory: string) => join(dataDirectory, 'invitations');

/** Leaves an invitation for the running portal; the file appears whole. */
export async function leaveInvitation(folder: string, request: InvitationRequest): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${request.requestId}.json`);
  await writeFile(`${file}.part`, JSON.stringify(request), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** What the spool works with. */
export interface SpoolOptions {
  readonly folder: string;
  readonly tables: Queries;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  /** Called when a mail was put into the outbox. */
  readonly onInvited: () => void;
}

/** Takes up what the command leaves, until it is stopped. */
export function watchSpool(options: SpoolOptions): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const look = () => {
    running = running
      .then(() => takeAll(options))
      .catch((error: unknown) => options.log.error({ err: error }, 'invitations wait'));
  };
  const timer = setInterval(look, lookEvery).unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function takeAll({ folder, tables, log, now, onInvited }: SpoolOptions): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  for (const name of names) {
    const file = join(folder, name);
    const request = readRequest(await readFile(file, 'utf8'));
    const outcome = request ? await invite(tables, request, new Date(now())) : 'unreadable';
    if (outcome === 'invited') onInvited();
    else log.warn({ file: name, outcome }, 'an invitation was not sent');
    await rm(file, { force: true });
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readRequest(text: string): InvitationRequest | undefined {
  try {
    const { requestId, email, name, phone, locale }: Partial<Record<string, unknown>> = JSON.parse(text);
    // What the database would not take must not stand in the way of what follows.
    if (text.includes('\\u0000') || typeof requestId !== 'string' || !uuid.test(requestId)) return undefined;
    if (typeof email !== 'string' || typeof name !== 'string') return undefined;
    if (typeof locale !== 'string' || (phone !== null && typeof phone !== 'string')) return undefined;
    return { requestId, email, name, phone, locale };
  } catch {
    return undefined;
  }
}
