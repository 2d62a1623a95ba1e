import { readFile } from 'node:fs/promises';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { print, serve } from './serve.ts';
import { startServer } from './server.ts';
import type { StaffAccount } from './staff-account.ts';

const describeStaff = (staff: StaffAccount): string | undefined => {
  if (staff.kind === 'present') return undefined;
  if (staff.kind === 'taken') return `No staff account was made: ${staff.email} already has an account. Set STAFF_EMAIL.`;
  const secret = staff.isRandom ? `password ${staff.password} (shown this once)` : 'the password of STAFF_PASSWORD';
  return `Staff account: ${staff.email}, ${secret}`;
};

serve(async () => {
  const config = readConfig();
  const storeEntry = new URL('./embedded-s3.js', import.meta.url);
  // Written by the build; a program that was put together otherwise compiles the schemas at every start.
  const builtFrom = await readFile(new URL('./.built-from', import.meta.url), 'utf8').catch(() => undefined);
  const server = await startServer({ config, storeEntry, builtFrom, log: createLog(config.logLevel) });
  const staff = describeStaff(server.staff);
  // At once: whoever waits for the address finds the password too.
  print([`The portal is at ${server.origin}`, ...(staff ? [staff] : [])].join('\n'));
  return server;
});
