import { describe, expect, it, vi } from 'vitest';
import { createUpload } from './createUpload.ts';
import { createMemoryStore, type Fault, StoreFailure } from './fixture/memoryStore.ts';
import { createLanes } from './lanes.ts';
import type { ResumeMemory, ResumePoint } from './resumePoint.ts';
import type { UploadSettings } from './uploadSettings.ts';

const settings: UploadSettings = {
  singlePutBytes: 1000,
  partBytes: 100,
  smallPartBytes: 20,
  partsAtOnce: 3,
  stallMs: 600_000,
  giveUpMs: 600_000,
  firstWaitMs: 1,
  longestWaitMs: 4,
};

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) & 255);
const fileOf = (size: number) => new File([bytesOf(size)], 'film.mp4', { type: 'video/mp4' });

const createMemory = () => {
  const held: { point: ResumePoint | undefined } = { point: undefined };
  const memory: ResumeMemory = {
    recall: () => held.point,
    keep: (point) => {
      held.point = structuredClone(point);
    },
    forget: () => {
      held.point = undefined;
    },
  };
  return { held, memory };
};

const start = (
  size: number,
  given: { store?: ReturnType<typeof createMemoryStore>; change?: Partial<UploadSettings> } = {},
) => {
  const { store = createMemoryStore(), change = {} } = given;
  const { held, memory } = createMemory();
  const lanes = createLanes(4);
  const again = () =>
    createUpload({ file: fileOf(size), calls: store.calls, settings: { ...settings, ...change }, lanes, memory });
  const upload = again();
  return { store, upload, held, again, puts: () => store.made.filter((name) => name.startsWith('PUT')) };
};

describe('a file', () => {
  it('of up to the limit is one PUT, sent at once (R-162)', async () => {
    const { store, upload } = start(1000);
    await expect(upload.finished).resolves.toBe('film.mp4');
    expect(store.made).toEqual(['signPut', 'PUT object film.mp4']);
    expect(upload.state()).toEqual({ step: 'done', key: 'film.mp4' });
  });

  it('above the limit goes in parts, several at once, and is complete in the end (R-162, R-166)', async () => {
    const { store, upload, held } = start(1001);
    await upload.finished;
    expect(await store.object('film.mp4')).toEqual(bytesOf(1001));
    expect(store.made.filter((name) => name.startsWith('signPart'))).toHaveLength(11);
    expect([store.made[0], store.made.at(-1)]).toEqual(['startMultipart', 'complete']);
    expect(store.mostAtOnce()).toBe(3);
    expect(held.point).toBeUndefined();
  });

  it('waits once a connection broke, whatever progress is still told of it', async () => {
    const store = createMemoryStore();
    const told: (() => void)[] = [];
    const broken: typeof store.calls = {
      ...store.calls,
      put: ({ onSent }) => {
        onSent(10);
        told.push(() => onSent(20));
        return Promise.reject(new StoreFailure(0));
      },
    };
    const { upload } = start(1001, { store: { ...store, calls: broken }, change: { firstWaitMs: 500, longestWaitMs: 500 } });
    await expect.poll(() => upload.state()).toMatchObject({ step: 'waiting', reason: 'broken' });
    for (const tell of told) tell();
    expect(upload.state()).toMatchObject({ step: 'waiting', reason: 'broken' });
    upload.stop();
    await upload.finished.catch(() => undefined);
  });

  it('tells how far it is, from nothing to everything, and its states in their order', async () => {
    const { upload } = start(1500);
    const steps: string[] = [];
    const sent: number[] = [];
    upload.subscribe(() => {
      const state = upload.state();
      if (steps.at(-1) !== state.step) steps.push(state.step);
      if ('sent' in state) sent.push(state.sent);
    });
    await upload.finished;
    expect(steps).toEqual(['sending', 'finishing', 'done']);
    expect(sent).toEqual([...sent].sort((a, b) => a - b));
    expect(sent.at(-1)).toBe(1500);
  });
});

describe('an upload that meets faults', () => {
  /** Disturbs the first PUTs with each of `faults` in turn. */
  const first = (...faults: Fault[]) => {
    const left = [...faults];
    return () => left.shift();
  };

  /** Short, for what is silent; a slow machine would take a PUT that is on its way for dead, too. */
  const impatient = { stallMs: 40 };

  it.each<[string, number, () => Fault, Partial<UploadSettings>?]>([
    ['cut connections', 1500, first('cut', { status: 500 }, 'cut')],
    ['failures of the store', 1500, first({ status: 503 }, { status: 503 }, { status: 500 })],
    ['silence', 1500, first('hang', 'hang'), impatient],
    ['expired signatures', 1500, first({ status: 403 }, { status: 403 })],
    ['a cut connection in a single PUT', 900, first('cut', 'cut')],
    ['silence in a single PUT', 900, first('hang'), impatient],
    ['an expired signature in a single PUT', 900, first({ status: 403 })],
  ])('goes on by itself after %s', async (_what, size, faults, change = {}) => {
    const store = createMemoryStore();
    store.disturb(faults);
    await start(size, { store, change }).upload.finished;
    expect(await store.object('film.mp4')).toEqual(bytesOf(size));
  });

  it('goes on by itself when the signing of every part, also ahead of its turn, falls silent once', async () => {
    const store = createMemoryStore();
    const silent = new Set<number>();
    const ended: number[] = [];
    const signPart: typeof store.calls.signPart = (upload, part, signal) => {
      if (silent.has(part.number)) return store.calls.signPart(upload, part, signal);
      silent.add(part.number);
      return new Promise((_done, fail) =>
        signal.addEventListener('abort', () => {
          ended.push(part.number);
          fail(signal.reason);
        }),
      );
    };
    const silentStore = { ...store, calls: { ...store.calls, signPart } };
    await start(1500, { store: silentStore, change: impatient }).upload.finished;
    expect(await store.object('film.mp4')).toEqual(bytesOf(1500));
    // Each silent connection was given back; a slow machine goes on in smaller parts, of which there are more.
    expect(silent.size).toBeGreaterThanOrEqual(15);
    expect(ended).toHaveLength(silent.size);
  });

  it('a single PUT that breaks off twice goes on in small parts, and so it does after a reload (R-162)', async () => {
    const store = createMemoryStore();
    store.disturb((url) => (url.startsWith('object') || url.endsWith(' 3') ? 'cut' : undefined));
    const { upload, held, again } = start(900, { store });
    await expect.poll(() => store.parts('upload-1')?.size).toBeGreaterThan(1);
    upload.stop();
    await upload.finished.catch(() => undefined);
    expect(held.point).toMatchObject({ plan: { partBytes: 20 } });
    expect(store.made.filter((name) => name === 'PUT object film.mp4')).toHaveLength(2);
    store.disturb(() => undefined);
    await again().finished;
    expect(store.made.filter((name) => name === 'PUT object film.mp4')).toHaveLength(2);
    expect(await store.object('film.mp4')).toEqual(bytesOf(900));
  });

  it('a small file that breaks off twice is sent whole again', async () => {
    const store = createMemoryStore();
    store.disturb(first('cut', 'cut', 'cut'));
    await start(40, { store }).upload.finished;
    expect(store.made).not.toContain('startMultipart');
  });

  it('signs each part while the one before is sent, once', async () => {
    const { store, upload } = start(1001, { change: { partsAtOnce: 1 } });
    await upload.finished;
    const calls = store.made.filter((name) => /^(signPart|PUT)/.test(name));
    for (const number of [3, 4, 5])
      expect(calls.indexOf(`signPart ${number}`)).toBeLessThanOrEqual(calls.indexOf(`PUT part upload-1 ${number - 1}`) + 1);
    expect(calls.filter((name) => name.startsWith('signPart'))).toHaveLength(11);
  });

  it('has the next parts of all lanes signed before any of them is free', async () => {
    const { store, upload } = start(1001, { change: { partsAtOnce: 3 } });
    await upload.finished;
    const calls = store.made.filter((name) => /^(signPart|PUT)/.test(name));
    for (const number of [4, 5, 6])
      expect(calls.indexOf(`signPart ${number}`)).toBeLessThan(calls.indexOf(`PUT part upload-1 4`));
    expect(calls.filter((name) => name.startsWith('signPart'))).toHaveLength(11);
  });

  it('signs anew only when the signature has run out', async () => {
    const store = createMemoryStore();
    store.disturb(first('cut', { status: 503 }, { status: 403 }));
    await start(900, { store, change: { smallPartBytes: 900 } }).upload.finished;
    expect(store.made.filter((name) => name === 'signPut')).toHaveLength(2);
  });

  it('cuts the rest small when parts break too often, and keeps the numbers without gaps', async () => {
    const store = createMemoryStore();
    store.disturb((url) => (Number(url.split(' ')[2]) >= 4 && store.made.length < 60 ? 'cut' : undefined));
    const { upload } = start(1500, { store });
    await upload.finished;
    expect(await store.object('film.mp4')).toEqual(bytesOf(1500));
    const numbers = store.made.flatMap((name) => /^PUT part \S+ (\d+)$/.exec(name)?.[1] ?? []).map(Number);
    expect(Math.max(...numbers)).toBe(3 + 1200 / 20);
  });

  it('sends again what the store has otherwise in the end', async () => {
    const store = createMemoryStore();
    const { complete } = store.calls;
    let spoilt = false;
    const calls = {
      ...store.calls,
      complete: async (...given: Parameters<typeof complete>) => {
        if (!spoilt) {
          spoilt = true;
          const late = new Blob([new Uint8Array(100)]);
          const address = await store.calls.signPart(
            given[0],
            { number: 2, size: late.size, checksum: await store.calls.checksum(late, given[2]) },
            given[2],
          );
          await store.calls.put({ address, body: late, onSent: () => undefined, signal: given[2] });
        }
        return complete(...given);
      },
    };
    await start(1500, { store: { ...store, calls } }).upload.finished;
    expect(await store.object('film.mp4')).toEqual(bytesOf(1500));
  });

  it.each([
    ['refuses it', { status: 400 } as Fault],
    ['goes on refusing fresh signatures', { status: 403 } as Fault],
  ])('ends when the store %s', async (_what, fault) => {
    const store = createMemoryStore();
    store.disturb(() => fault);
    const { upload, puts } = start(900, { store });
    await expect(upload.finished).rejects.toBeInstanceOf(StoreFailure);
    expect(upload.state()).toMatchObject({ step: 'failed' });
    expect(puts().length).toBeLessThan(10);
  });

  it('gives up after the time set when nothing moves, and keeps what has arrived', async () => {
    const store = createMemoryStore();
    store.disturb((url) => (url.endsWith(' 5') ? { status: 503 } : undefined));
    const { upload, held, again } = start(1500, { store, change: { giveUpMs: 30 } });
    await expect(upload.finished).rejects.toBeInstanceOf(StoreFailure);
    expect(held.point).toBeDefined();
    store.disturb(() => undefined);
    const before = store.made.length;
    await again().finished;
    expect(await store.object('film.mp4')).toEqual(bytesOf(1500));
    expect(store.made.slice(before)[0]).toBe('listParts');
    expect(store.made.slice(before)).not.toContain('startMultipart');
  });
});

it('an upload that the device slept through goes on: nobody has tried anything meanwhile', async () => {
  const store = createMemoryStore();
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now');
  const signPut = vi.fn(store.calls.signPut).mockImplementationOnce(async () => {
    clock.mockImplementation(() => now() + 3_600_000);
    throw new StoreFailure(0);
  });
  const { upload } = start(900, { store: { ...store, calls: { ...store.calls, signPut } } });
  await expect(upload.finished.finally(() => clock.mockRestore())).resolves.toBe('film.mp4');
});

describe('an upload in the hands of a person', () => {
  /** An upload whose part 3 hangs until it is let go. */
  const hanging = async () => {
    const store = createMemoryStore();
    let hangs = true;
    store.disturb((url) => (hangs && url.endsWith(' 3') ? 'hang' : undefined));
    const one = start(1500, { store });
    await expect.poll(() => store.parts('upload-1')?.size).toBe(14);
    return {
      ...one,
      letGo: () => {
        hangs = false;
      },
    };
  };

  it('pauses and sends nothing more, and goes on when resumed', async () => {
    const { store, upload, letGo } = await hanging();
    upload.pause();
    const made = store.made.length;
    await expect.poll(() => upload.state()).toMatchObject({ step: 'paused', sent: 1400, total: 1500 });
    letGo();
    await new Promise((done) => setTimeout(done, 30));
    expect(store.made).toHaveLength(made);
    upload.resume();
    await upload.finished;
    expect(await store.object('film.mp4')).toEqual(bytesOf(1500));
  });

  it('tries as long as ever once it is resumed, however long it was held', async () => {
    const store = createMemoryStore();
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now');
    let refusals = 0;
    const signPut: typeof store.calls.signPut = async (...asked) => {
      refusals += 1;
      if (refusals > 2) return store.calls.signPut(...asked);
      if (refusals === 1) upload.pause();
      throw new StoreFailure(503);
    };
    const { upload } = start(900, { store: { ...store, calls: { ...store.calls, signPut } } });
    await expect.poll(() => upload.state()).toMatchObject({ step: 'paused' });
    // No sleep of the device, which would be left out of account by itself.
    clock.mockImplementation(() => now() + 300_000);
    upload.resume();
    await expect(upload.finished.finally(() => clock.mockRestore())).resolves.toBe('film.mp4');
    expect(refusals).toBe(3);
  });

  it('says that the store puts the parts together for as long as it does: after another try, and after a pause', async () => {
    const store = createMemoryStore();
    let isBusy = true;
    const complete: typeof store.calls.complete = async (...asked) => {
      if (!isBusy) return store.calls.complete(...asked);
      isBusy = false;
      throw new StoreFailure(503);
    };
    let answer = () => {};
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    const late: typeof complete = async (...asked) => {
      const outcome = await complete(...asked);
      await answered;
      return outcome;
    };
    const { upload } = start(1500, { store: { ...store, calls: { ...store.calls, complete: late } } });
    const steps: string[] = [];
    upload.subscribe(() => steps.push(upload.state().step));
    await expect.poll(() => [isBusy, steps.at(-1)]).toEqual([false, 'finishing']);
    upload.pause();
    upload.resume();
    expect(upload.state()).toEqual({ step: 'finishing', sent: 1500, total: 1500 });
    answer();
    await upload.finished;
    expect(steps.slice(steps.indexOf('finishing'))).not.toContain('sending');
  });

  it('goes on in parts when it was sent whole: the second pause costs little', async () => {
    const store = createMemoryStore();
    let hangs = true;
    store.disturb(() => (hangs ? 'hang' : undefined));
    const { upload, puts } = start(900, { store });
    await expect.poll(() => puts()).toHaveLength(1);
    upload.pause();
    hangs = false;
    upload.resume();
    await upload.finished;
    expect(puts()).toHaveLength(1 + 900 / 20);
    expect(await store.object('film.mp4')).toEqual(bytesOf(900));
    expect(await upload.checksum()).toBeUndefined();
  });

  it('is cancelled: the store throws its parts away, and it is forgotten', async () => {
    const { store, upload, held } = await hanging();
    const outcome = expect(upload.finished).rejects.toThrow('by the person');
    await upload.cancel(new Error('by the person'));
    await outcome;
    expect([upload.state(), store.parts('upload-1'), held.point]).toEqual([{ step: 'stopped' }, undefined, undefined]);
  });

  it('is stopped and, with the same file again, sends only what is missing', async () => {
    const { store, upload, held, again, letGo } = await hanging();
    upload.stop();
    await expect(upload.finished).rejects.toThrow('stopped');
    expect(held.point).toBeDefined();
    letGo();
    const before = store.made.length;
    await again().finished;
    expect(store.made.slice(before)).toEqual(['listParts', 'signPart 3', 'PUT part upload-1 3', 'complete']);
    expect(await store.object('film.mp4')).toEqual(bytesOf(1500));
  });

  it('of which all had arrived when its page was closed is done without a byte more', async () => {
    const store = createMemoryStore();
    // The store puts the parts together for a page that is gone.
    const { upload, held, again } = start(1500, {
      store: {
        ...store,
        calls: {
          ...store.calls,
          async complete(name, parts, signal) {
            await store.calls.complete(name, parts, signal);
            upload.stop();
            throw new StoreFailure(0);
          },
        },
      },
    });
    await expect(upload.finished).rejects.toThrow('stopped');
    expect(held.point).toBeDefined();
    const before = store.made.length;
    expect(await again().finished).toBe('film.mp4');
    expect([store.made.slice(before), held.point]).toEqual([['listParts'], undefined]);
  });

  it('begins anew when the store has thrown its parts away', async () => {
    const { store, upload, again, letGo } = await hanging();
    upload.stop();
    await expect(upload.finished).rejects.toThrow();
    store.calls.withdraw('film.mp4');
    letGo();
    await again().finished;
    expect(await store.object('film.mp4')).toEqual(bytesOf(1500));
  });
});

it('two uploads share the lanes of the page', async () => {
  const store = createMemoryStore();
  const lanes = createLanes(4);
  const uploads = ['a.mp4', 'b.mp4'].map((name) =>
    createUpload({
      file: new File([bytesOf(3000)], name),
      calls: store.calls,
      settings,
      lanes,
      memory: createMemory().memory,
    }),
  );
  await Promise.all(uploads.map(({ finished }) => finished));
  expect(store.mostAtOnce()).toBe(4);
  expect(await store.object('b.mp4')).toEqual(bytesOf(3000));
});

it('says that the device is offline, and goes on as soon as it is not', async () => {
  const page = new EventTarget();
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const store = createMemoryStore();
  store.disturb(() => (navigator.onLine ? undefined : 'cut'));
  const { upload } = start(900, { store, change: { firstWaitMs: 60_000, longestWaitMs: 60_000 } });
  await expect.poll(() => upload.state()).toMatchObject({ step: 'waiting', reason: 'offline' });
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  await upload.finished;
  vi.unstubAllGlobals();
});
