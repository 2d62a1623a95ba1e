import { createServer } from 'node:net';

/** Below the ports that systems give to connections, in a stretch of this process' own: no other one takes it meanwhile. */
const first = 10_000 + (process.pid % 1000) * 20;
let next = first;

/** Browsers and `fetch` refuse to call it (https://fetch.spec.whatwg.org/#port-blocking). */
const blocked = 10_080;

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/** A port of this machine that nobody listens on, another one each time. */
export const freePort = async (): Promise<number> => {
  for (; next < first + 20; next += 1) {
    if (next !== blocked && (await isFree(next))) {
      next += 1;
      return next - 1;
    }
  }
  throw new Error(`No port from ${first} to ${first + 19} is free.`);
};
