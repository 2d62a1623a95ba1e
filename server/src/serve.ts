import type { RunningServer } from './server.ts';

/** Writes a line for the person who started the program. */
export const print = (text: string) => process.stdout.write(`${text}\n`);

const fail = (error: unknown): never => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const hint = isTaken ? 'The port is taken by another program. Stop it, or set PORT to another one.\n' : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${hint}`);
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
