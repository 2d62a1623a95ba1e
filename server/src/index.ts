import { readConfig } from './config.ts';
import { createLog } from './log.ts';
import { type RunningServer, startServer } from './server.ts';
import type { StaffAccount } from './staff-account.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);

const fail = (error: unknown): never => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const hint = isTaken ? 'The port is taken by another program. Stop it, or set PORT to another one.\n' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${hint}`);
  process.exit(1);
};

const describeStaff = (staff: StaffAccount): string | undefined => {
  if (staff.kind === 'present') return undefined;
  if (staff.kind === 'taken') return `No staff account was made: ${staff.email} already has an account. Set STAFF_EMAIL.`;
  const secret = staff.isRandom ? `password ${staff.password} (shown this once)` : 'the password of STAFF_PASSWORD';
  return `Staff account: ${staff.email}, ${secret}`;
};

const start = async (): Promise<RunningServer> => {
  const config = readConfig();
  const storeEntry = new URL('./embedded-s3.js', import.meta.url);
  const server = await startServer({ config, storeEntry, log: createLog(config.logLevel) });
  const staff = describeStaff(server.staff);
  // At once: whoever waits for the address finds the staff's password beside it.
  print([`The portal is at ${server.origin}`, ...(staff ? [staff] : [])].join('\n'));
  return server;
};

// Node 20 is the portal's floor; the AWS client's word about its own future versions would greet everyone at every start.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

let isStopping = false;
const starting = start().catch(fail);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    starting.then((server) => server.close()).then(() => process.exit(0), fail);
  });
}
