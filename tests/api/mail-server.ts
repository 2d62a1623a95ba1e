import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What a mail server is given, as far as it took it. */
export interface TakenMail {
  readonly from: string;
  readonly to: string;
  readonly source: string;
}

/** What the server does in place of the usual answer. */
export interface Misbehaviour {
  /** Answers by command: `{ RCPT: '451 later' }`; `end` is the end of the message. */
  readonly says?: Readonly<Record<string, string>>;
  /** Breaks the connection when it meets the command. */
  readonly breaksAt?: string;
  /** Says nothing at all. */
  readonly isSilent?: boolean;
}

/** A mail server on this machine, as RFC 5321 has it, whose faults can be chosen. */
export interface MailServer {
  readonly url: string;
  /** Messages that arrived whole, taken or not. */
  readonly seen: readonly TakenMail[];
  /** How it behaves from now on. */
  behave(how: Misbehaviour): void;
  stop(): Promise<void>;
}

/** Starts a mail server that takes everything. */
export const startMailServer = async (): Promise<MailServer> => {
  const seen: TakenMail[] = [];
  const sockets = new Set<Socket>();
  let how: Misbehaviour = {};
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (how.isSilent) return;
    const say = (command: string, usual: string) => {
      if (how.breaksAt === command) return socket.destroy();
      return socket.write(`${how.says?.[command] ?? usual}\r\n`);
    };
    let text = '';
    let isMessage = false;
    let [from, to] = ['', ''];
    say('greeting', '220 here');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (;;) {
        const end = text.indexOf(isMessage ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const line = text.slice(0, end);
        text = text.slice(end + (isMessage ? 5 : 2));
        if (isMessage) {
          isMessage = false;
          seen.push({ from, to, source: Buffer.from(line, 'latin1').toString('utf8') });
          say('end', '250 taken');
          continue;
        }
        const command = line.slice(0, 4).toUpperCase();
        const address = /<(.*?)>/.exec(line)?.[1] ?? '';
        if (command === 'MAIL') from = address;
        if (command === 'RCPT') to = address;
        if (command === 'DATA' && how.says?.['DATA'] === undefined) isMessage = true;
        say(command, command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 well');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    seen,
    behave(next) {
      how = next;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
