import { connect, createServer, type Socket } from 'node:net';

/** How the link behaves from now on; what is left out does not happen. */
export interface LinkFaults {
  /** Bytes a second towards the server, all connections together. */
  readonly bytesPerSecond?: number;
  /** Time that an answer's bytes take in ms. */
  readonly answerDelayMs?: number;
  /** Every so many bytes, at random between these, a connection breaks. */
  readonly breakEvery?: readonly [number, number];
  /** How they break: cut off, or silent for good. @default 'cut' */
  readonly breakBy?: 'cut' | 'silence' | 'either';
  /** Share of PUTs that are answered 503. */
  readonly busy?: number;
  /** How many of the next PUTs arrive with one byte of their bodies changed. */
  readonly spoil?: number;
  /** Nobody answers. */
  readonly isDown?: boolean;
}

/** What has happened so far. */
export interface LinkCounts {
  readonly sentBytes: number;
  readonly cuts: number;
  readonly silences: number;
  readonly busy: number;
}

/** A TCP link that can be slow and break, in front of a server of this machine. */
export interface FaultLink {
  readonly port: number;
  become(faults: LinkFaults): void;
  counts(): LinkCounts;
  stop(): Promise<void>;
}

const busyAnswer = [
  'HTTP/1.1 503 Slow Down',
  'Access-Control-Allow-Origin: *',
  'Content-Type: application/xml',
  'Content-Length: 36',
  'Connection: close',
  '',
  '<Error><Code>SlowDown</Code></Error>',
].join('\r\n');

/** Says yes to a share of the questions, evenly: by chance a storm could pass without a single one. */
const createShare = () => {
  let owed = 0;
  return (share: number) => {
    owed += share;
    if (owed < 1) return false;
    owed -= 1;
    return true;
  };
};

/** Share of the breaks that are silences where they are either. */
const silentShare = 0.15;

/** Largest piece that a limited link passes on at once. */
const burstSeconds = 0.02;

/** Starts a link to a port. */
export const startFaultLink = async (target: number): Promise<FaultLink> => {
  let faults: LinkFaults = {};
  const count = { sentBytes: 0, cuts: 0, silences: 0, busy: 0 };
  const live = new Set<Socket>();
  let nextBreak = Number.POSITIVE_INFINITY;
  let freeAt = 0;
  let spoilt = 0;
  const [isBusy, isSilence] = [createShare(), createShare()];

  const planBreak = () => {
    const [least, most] = faults.breakEvery ?? [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    nextBreak = faults.breakEvery ? count.sentBytes + least + Math.random() * (most - least) : Number.POSITIVE_INFINITY;
  };
  /** Waits until the link has room for `bytes`. */
  const passed = (bytes: number, go: () => void) => {
    if (!faults.bytesPerSecond) return go();
    const now = performance.now();
    freeAt = Math.max(freeAt, now - burstSeconds * 1000) + (bytes / faults.bytesPerSecond) * 1000;
    const wait = freeAt - now;
    if (wait <= 1) go();
    else setTimeout(go, wait);
  };

  const server = createServer((client) => {
    live.add(client);
    if (faults.isDown) {
      client.resetAndDestroy();
      live.delete(client);
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    client.setNoDelay();
    upstream.setNoDelay();
    let isSilent = false;
    let isToSpoil = false;
    const end = () => {
      live.delete(client);
      client.destroy();
      upstream.destroy();
    };
    client.on('error', end).on('close', end);
    // What the server said before it closed is still on its way.
    upstream.on('error', end).on('close', () => setTimeout(end, (faults.answerDelayMs ?? 0) + 20));
    client.on('data', (bytes) => {
      if (isSilent) return;
      const isPut = bytes.subarray(0, 4).toString('latin1') === 'PUT ';
      if (isPut && isBusy(faults.busy ?? 0)) {
        count.busy += 1;
        isSilent = true;
        client.write(busyAnswer);
        setTimeout(end, 50);
        return;
      }
      if (isPut && spoilt < (faults.spoil ?? 0)) {
        spoilt += 1;
        isToSpoil = true;
      } else if (isToSpoil && bytes.length > 1000) {
        bytes[500] = (bytes[500] ?? 0) ^ 1;
        isToSpoil = false;
      }
      count.sentBytes += bytes.length;
      if (count.sentBytes > nextBreak) {
        planBreak();
        const how = faults.breakBy === 'either' ? (isSilence(silentShare) ? 'silence' : 'cut') : (faults.breakBy ?? 'cut');
        if (how === 'silence') {
          count.silences += 1;
          isSilent = true;
          client.pause();
        } else {
          count.cuts += 1;
          client.resetAndDestroy();
          end();
        }
        return;
      }
      client.pause();
      passed(bytes.length, () => {
        if (client.destroyed || isSilent) return;
        if (upstream.write(bytes)) client.resume();
        else upstream.once('drain', () => client.resume());
      });
    });
    upstream.on('data', (bytes) => {
      if (isSilent) return;
      setTimeout(() => client.destroyed || isSilent || client.write(bytes), faults.answerDelayMs ?? 0);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    become(next) {
      faults = next;
      spoilt = 0;
      planBreak();
      if (next.isDown) for (const client of live) client.resetAndDestroy();
    },
    counts: () => ({ ...count }),
    async stop() {
      for (const client of live) client.destroy();
      await new Promise((done) => server.close(done));
    },
  };
};
