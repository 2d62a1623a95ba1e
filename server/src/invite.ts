import { randomUUID } from 'node:crypto';
import { type Config, readConfig } from './config.ts';
import { DirectoryInUse } from './data-directory-lock.ts';
import { entryFlaws, WrongEntries } from './entry-flaws.ts';
import { leaveInvitation, spoolOf } from './invitations/invitation-spool.ts';
import { type InvitationRequest, invite } from './invitations/invite.ts';
import { readArguments } from './read-arguments.ts';
import { reasonOf } from './reason-of.ts';
import { withDatabase } from './with-database.ts';

const usage = `Usage: npm run invite -- --email EMAIL --name NAME [--phone PHONE] [--language TAG]
Invites a filmmaker by mail, whether the portal runs or not.
`;

const given = readArguments({
  options: {
    email: { type: 'string' },
    name: { type: 'string' },
    phone: { type: 'string' },
    language: { type: 'string' },
  },
});
const { email = '', name = '', phone = '', language = 'en' } = given?.values ?? {};
if (!email || !name) {
  process.stderr.write(usage);
  process.exit(2);
}

try {
  const config = readConfig();
  const flaws = await entryFlaws(config.schemasDirectory, 'account-setup', { email, name, phone });
  if (flaws.length > 0) throw new WrongEntries(flaws.join('\n'));
  const request = { requestId: randomUUID(), email, name: name.trim(), phone: phone.trim() || null, locale: language };
  process.stdout.write(`${await send(config, request)}\n`);
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`);
  process.exitCode = error instanceof WrongEntries ? 2 : 1;
}

/** Invites, or has the running portal invite; what to tell. */
async function send(config: Config, request: InvitationRequest): Promise<string> {
  try {
    const outcome = await withDatabase(config, ({ tables }) => invite(tables, request, new Date()));
    if (outcome === 'filmmaker') throw new Error(`${request.email} already has a filmmaker's account.`);
    return `The invitation of ${request.email} is in the outbox; a running portal sends it.`;
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    await leaveInvitation(spoolOf(config.dataDirectory), request);
    return `The running portal invites ${request.email}.`;
  }
}
