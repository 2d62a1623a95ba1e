import { reasonOf } from './reason-of.ts';
import type { RunningServer } from './server.ts';

/** Writes a line for the person who started the program. */
export const print = (text: string) => process.stdout.write(`${text}\n`);

const noHost = 'HOST is no address of this machine. Set it to one, or to 0.0.0.0 for all.\n';

/** What a person can do about an error, by its code. */
const hints: { readonly [code: string]: string } = {
  EADDRNOTAVAIL: noHost,
  ENOTFOUND: noHost,
  EADDRINUSE: 'The port is taken by another program. Stop it, or set PORT to another one.\n',
  // PostgreSQL's own, disk_full.
  '53100': "The database's disk is full. Free some room.\n",
  ENOSPC: 'The disk with DATA_DIR is full. Free some room, or set DATA_DIR to another disk.\n',
};

const fail = (error: unknown): never => {
  const hint = (error instanceof Error && 'code' in error && hints[String(error.code)]) || '';
  process.stderr.write(`${reasonOf(error)}\n${hint}`);
  process.exit(1);
};

/** Starts a server and ends it with the process; a start that fails ends the process with its reason. */
export function serve(start: () => Promise<RunningServer>): void {
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
}
