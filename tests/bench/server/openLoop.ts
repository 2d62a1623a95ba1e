import { Agent, request } from 'node:http';

/** One request of a mix. */
export interface LoadRequest {
  readonly kind: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie: string;
  readonly body?: string;
}

/** Times of one kind of request, in ms from the moment it was due. */
export interface LoadFigures {
  readonly kind: string;
  readonly requests: number;
  readonly failures: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** How requests come. */
export interface OpenLoop {
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  next(random: () => number): LoadRequest;
}

/** The same numbers from 0 to 1 in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * Sends requests at random moments of a constant rate, whether or not earlier ones are answered, as many people would;
 * a slow answer therefore counts against all that were due meanwhile. Figures by kind, and of all.
 */
export async function runOpenLoop({ url, perSecond, seconds, next }: OpenLoop): Promise<readonly LoadFigures[]> {
  const random = createRandom(1);
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const times = new Map<string, { ms: number[]; failures: number }>();
  const sent: Promise<void>[] = [];
  const record = (kind: string, ms: number, isOk: boolean) => {
    for (const name of [kind, 'all']) {
      const entry = times.get(name) ?? { ms: [], failures: 0 };
      times.set(name, entry);
      entry.ms.push(ms);
      if (!isOk) entry.failures += 1;
    }
  };
  const send = ({ kind, method, path, cookie, body }: LoadRequest, due: number) =>
    new Promise<void>((resolve) => {
      const done = (isOk: boolean) => {
        record(kind, performance.now() - due, isOk);
        resolve();
      };
      const headers = { cookie, origin: url, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const call = request(`${url}${path}`, { method, agent, headers }, (response) => {
        response.resume();
        response.once('end', () => done(response.statusCode === 200));
      });
      call.once('error', () => done(false));
      call.end(body);
    });
  const start = performance.now();
  for (let due = start; due < start + seconds * 1000; due += (-Math.log(1 - random()) * 1000) / perSecond) {
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    sent.push(send(next(random), due));
  }
  await Promise.all(sent);
  agent.destroy();
  return [...times].map(([kind, { ms, failures }]) => {
    const sorted = ms.toSorted((a, b) => a - b);
    return {
      kind,
      requests: ms.length,
      failures,
      p50: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      p99: quantile(sorted, 0.99),
    };
  });
}
