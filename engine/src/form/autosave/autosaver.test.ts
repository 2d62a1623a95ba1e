import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../validation/types.ts';
import { createAutosaver } from './autosaver.ts';
import type { SaveOutcome } from './types.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const setUp = (saved: JsonObject = { a: 0 }) => {
  let data = saved;
  let isOnline = true;
  let isHidden = false;
  const settled: JsonObject[] = [];
  const sent: {
    readonly data: JsonObject;
    readonly answer: (outcome: SaveOutcome) => void;
    readonly fail: (error?: unknown) => void;
  }[] = [];
  const saver = createAutosaver(
    {
      read: () => data,
      isSaved: () => false,
      save: (document) =>
        new Promise((answer, reject) => {
          sent.push({ data: document, answer, fail: (error = new Error('gone')) => reject(error) });
        }),
      settle: (document) => settled.push(document),
      replace: (document) => {
        data = document;
      },
      isOnline: () => isOnline,
      isHidden: () => isHidden,
    },
    saved,
    { delayMs: 100, retryMs: 1000, mostRetryMs: 3000 },
  );
  return {
    saver,
    sent,
    settled,
    data: () => data,
    edit: (next: JsonObject) => {
      data = next;
      saver.changed();
    },
    setOnline: (next: boolean) => {
      isOnline = next;
    },
    hide: () => {
      isHidden = true;
      saver.hidden();
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    last: () => {
      const one = sent.at(-1);
      if (!one) throw new Error('nothing was sent');
      return one;
    },
  };
};

describe('an answer that is none', () => {
  it.each([undefined, null, 'saved', {}, { kind: 'whatever' }, { kind: 'conflict' }])(
    '%j is said to the developer, and the document saved again',
    async (answer) => {
      const onError = vi.spyOn(console, 'error').mockReturnValue();
      const { saver, sent, edit, pass, last } = setUp();
      edit({ a: 1 });
      await pass(100);
      last().answer(answer as unknown as SaveOutcome); // as JavaScript lets it through
      await pass(0);
      expect(saver.state()).toEqual({ status: 'failed', reason: 'unreachable', message: '', retryAt: 1100 });
      expect(String(onError.mock.calls[0]?.[0])).toMatch(/^TypeError: 'save' of useAutosave resolves to/);
      onError.mockRestore();
      await pass(1000);
      expect(sent).toHaveLength(2);
      last().answer({ kind: 'saved' });
      await pass(0);
      expect(saver.state().status).toBe('saved');
    },
  );
});

describe('saving by itself', () => {
  it('waits for a pause, sends once, and takes what was sent as saved', async () => {
    const { saver, sent, settled, edit, pass, last } = setUp();
    expect(saver.state()).toEqual({ status: 'idle' });
    edit({ a: 1 });
    await pass(60);
    edit({ a: 2 });
    await pass(60);
    expect([saver.state().status, sent.length]).toEqual(['pending', 0]);
    await pass(40);
    expect([saver.state().status, last().data]).toEqual(['saving', { a: 2 }]);
    last().answer({ kind: 'saved' });
    await pass(0);
    expect(saver.state()).toEqual({ status: 'saved', at: 160 });
    expect(settled).toEqual([{ a: 2 }]);
  });

  it('says what the host says of a failure, and nothing of what the browser words itself', async () => {
    const { saver, edit, pass, last } = setUp();
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const told: unknown[] = [];
    for (const error of [new Error('The store is full.'), new TypeError('Failed to fetch')]) {
      edit({ a: error.message });
      await pass(100);
      last().fail(error);
      await pass(0);
      told.push(saver.state());
    }
    expect(told).toMatchObject([{ message: 'The store is full.' }, { message: '' }]);
    expect(complained.mock.calls).toEqual([[expect.any(TypeError)]]);
    complained.mockRestore();
  });

  it('takes a save that throws at once as one that failed', async () => {
    const save = vi.fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' }));
    save.mockImplementationOnce(() => {
      throw new Error('No id yet.');
    });
    const nothing = () => undefined;
    const target = {
      read: () => ({ a: 1 }),
      isSaved: () => false,
      save,
      settle: nothing,
      replace: nothing,
      isOnline: () => true,
      isHidden: () => false,
    };
    const saver = createAutosaver(target, { a: 0 }, { retryMs: 1000 });
    saver.saveNow();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.state()).toMatchObject({ status: 'failed', message: 'No id yet.' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(saver.state().status).toBe('saved');
  });

  it('has one save at a time; what changes meanwhile is in the next', async () => {
    const { saver, sent, edit, pass, last } = setUp();
    edit({ a: 1 });
    await pass(100);
    edit({ a: 2 });
    edit({ a: 3 });
    saver.saveNow();
    await pass(500);
    expect(sent.map(({ data }) => data)).toEqual([{ a: 1 }]);
    last().answer({ kind: 'saved' });
    await pass(100);
    expect(sent.map(({ data }) => data)).toEqual([{ a: 1 }, { a: 3 }]);
  });

  it('sends nothing when the change was taken back', async () => {
    const { saver, sent, edit, pass } = setUp();
    edit({ a: 1 });
    edit({ a: 0 });
    await pass(100);
    expect([saver.state().status, sent.length]).toEqual(['idle', 0]);
  });

  it('tries again, waiting longer each time', async () => {
    const { saver, sent, edit, pass, last } = setUp();
    edit({ a: 1 });
    await pass(100);
    const waits: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const at = Date.now();
      last().fail();
      await pass(0);
      const state = saver.state();
      const retryAt = state.status === 'failed' ? state.retryAt : undefined;
      waits.push(retryAt === undefined ? undefined : retryAt - at);
      await pass(3000);
    }
    expect(waits).toEqual([1000, 2000, 3000, 3000]);
    expect(sent).toHaveLength(5);
  });

  it('waits for the network where there is none', async () => {
    const { saver, sent, edit, pass, last, setOnline } = setUp();
    setOnline(false);
    edit({ a: 1 });
    await pass(100);
    last().fail();
    await pass(60_000);
    expect(saver.state()).toMatchObject({ status: 'failed', reason: 'offline', retryAt: undefined });
    expect(sent).toHaveLength(1);
    setOnline(true);
    saver.online();
    await pass(0);
    expect(saver.state().status).toBe('saving');
  });

  it('does not repeat what was refused until something changes', async () => {
    const { saver, sent, edit, hide, pass, last } = setUp();
    edit({ a: 1 });
    await pass(100);
    last().answer({ kind: 'refused', message: 'No.' });
    await pass(60_000);
    saver.online();
    hide();
    expect(sent).toHaveLength(1);
    expect(saver.state()).toMatchObject({ status: 'failed', reason: 'refused', message: 'No.' });
    edit({ a: 2 });
    await pass(100);
    expect(sent).toHaveLength(2);
  });

  it('sends what was changed while the refused save was under way', async () => {
    const { saver, edit, pass, last } = setUp();
    edit({ a: 1 });
    await pass(100);
    edit({ a: 2 });
    last().answer({ kind: 'refused', message: 'No.' });
    await pass(100);
    expect([saver.state().status, last().data]).toEqual(['saving', { a: 2 }]);
  });

  it('saves at once what is unsaved when the form goes away, and tries nothing again until it is back', async () => {
    const { saver, sent, edit, pass, last } = setUp();
    edit({ a: 1 });
    await pass(20);
    saver.leave();
    expect(sent.map(({ data }) => data)).toEqual([{ a: 1 }]);
    last().fail();
    await pass(10_000);
    expect([saver.state().status, sent.length]).toEqual(['failed', 1]);
    saver.come();
    last().answer({ kind: 'saved' });
    await pass(0);
    expect([saver.state().status, sent.length]).toEqual(['saved', 2]);
  });

  it('waits for no pause in a page that nobody sees', async () => {
    const { sent, edit, hide, pass, last } = setUp();
    edit({ a: 1 });
    hide();
    edit({ a: 2 });
    last().answer({ kind: 'saved' });
    await pass(0);
    expect(sent.map(({ data }) => data)).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('sends what was changed during a save after it, although the form has gone', async () => {
    const { saver, sent, edit, pass, last } = setUp();
    edit({ a: 1 });
    await pass(100);
    edit({ a: 2 });
    saver.leave();
    expect(sent.length).toBe(1);
    last().answer({ kind: 'saved' });
    await pass(0);
    expect(sent.map(({ data }) => data)).toEqual([{ a: 1 }, { a: 2 }]);
  });

  it('sends nothing when a form goes away that has nothing unsaved', async () => {
    const { saver, sent, pass } = setUp();
    saver.leave();
    saver.come();
    await pass(1000);
    expect(sent).toEqual([]);
  });
});

describe('a document that was changed elsewhere', () => {
  const inConflict = async () => {
    const all = setUp({ a: 0, b: 0, c: 0 });
    all.edit({ a: 1, b: 1, c: 0 });
    await all.pass(100);
    all.last().answer({ kind: 'conflict', theirs: { a: 2, b: 0, c: 2 } });
    await all.pass(0);
    return all;
  };

  it('stops the saving and names what both changed', async () => {
    const { saver, sent, edit, pass } = await inConflict();
    expect(saver.state()).toEqual({ status: 'conflict', theirs: { a: 2, b: 0, c: 2 }, overlaps: ['/a'] });
    edit({ a: 1, b: 5, c: 0 });
    saver.saveNow();
    await pass(1000);
    expect([saver.state().status, sent.length]).toEqual(['conflict', 1]);
  });

  it('names what is changed on this side while the conflict stands, too', async () => {
    const { saver, edit } = await inConflict();
    edit({ a: 1, b: 1, c: 9 });
    expect(saver.state()).toMatchObject({ status: 'conflict', overlaps: ['/a', '/c'] });
    edit({ a: 2, b: 1, c: 0 });
    expect(saver.state()).toMatchObject({ status: 'conflict', overlaps: [] });
  });

  it.each([
    ['mine' as const, { a: 1, b: 1, c: 0 }],
    ['merge' as const, { a: 1, b: 1, c: 2 }],
  ])('%s is saved over theirs', async (choice, expected) => {
    const { saver, settled, last, data, pass } = await inConflict();
    saver.resolve(choice);
    expect([saver.state().status, last().data, data()]).toEqual(['saving', expected, expected]);
    expect(settled).toEqual([{ a: 2, b: 0, c: 2 }]);
    last().answer({ kind: 'saved' });
    await pass(0);
    expect(saver.state().status).toBe('saved');
  });

  it('theirs is taken, and nothing is sent', async () => {
    const { saver, sent, data } = await inConflict();
    saver.resolve('theirs');
    expect([saver.state(), sent.length, data()]).toEqual([{ status: 'idle' }, 1, { a: 2, b: 0, c: 2 }]);
  });
});
