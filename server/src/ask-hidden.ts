import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Where somebody is asked; `isTTY` of a terminal. */
export interface Asked {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks for a line that is not shown as it is typed.
 * @throws {Error} when it is given up (Ctrl-C), or the input ends
 */
export async function askHidden(question: string, { input, output }: Asked): Promise<string> {
  output.write(question);
  const unseen = new Writable({ write: (_echo, _encoding, done) => done() });
  const terminal = createInterface({ input, output: unseen, terminal: input.isTTY === true });
  const over = new Promise<never>((_answered, fail) => {
    terminal.once('close', () => fail(new Error('Nothing was entered.')));
  });
  try {
    return await Promise.race([terminal.question(''), over]);
  } finally {
    terminal.close();
    output.write('\n');
  }
}
