// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { createHandDrivenBoard } from '../fixture/handDrivenBoard.ts';
import type { UploadTarget } from './uploadTarget.ts';

const film: UploadTarget = { filmId: 7, chapterId: null, isSeries: false, title: 'Harbour Lights' };
const sheet: UploadTarget = {
  form: 'bts-document/7/new',
  field: '/filePath',
  path: 'films/7/assets/',
  title: 'Harbour Lights',
  formTitle: 'Add BTS File',
};
const promotion: UploadTarget = {
  form: 'promotions/7',
  field: '/directorAnswers',
  path: 'films/7/assets/',
  title: 'Harbour Lights',
  formTitle: 'Promotions',
  promotion: { filmmakerId: 3, programId: 7, role: 'director', type: 2 },
};
const file = (name = 'sheet.pdf') => new File([`%PDF ${name}`], name, { type: 'application/pdf', lastModified: 1 });
const key = (name = 'sheet.pdf') => `films/7/assets/a-${name}`;

/** Locks that all boards of a test share, as tabs of one browser do. */
const createLocks = () => {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, options: { ifAvailable?: boolean }, run: (lock: object | null) => unknown) => {
    if (options.ifAvailable && held.has(name)) return run(null);
    while (held.has(name)) await held.get(name);
    const running = Promise.resolve(run({ name }));
    held.set(name, running);
    await running.finally(() => held.delete(name));
  };
  const locks = { request, query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }) };
  return locks as unknown as LockManager; // what of it tabs use
};

const untilSent = (puts: readonly unknown[], count = 1) => expect.poll(() => puts).toHaveLength(count);

beforeEach(() => localStorage.clear());

describe('the board', () => {
  it.each([
    ['a film', film],
    ['a promotion', promotion],
    ['a form', sheet],
  ])('offers a small file for %s again after a reload, and begins it anew', async (_what, target) => {
    const before = createHandDrivenBoard();
    const upload = await before.board.start(file(), target);
    await untilSent(before.puts);
    before.puts[0]?.sent(3);
    before.board.close();
    await expect(upload.finished).rejects.toThrow();

    const { board, puts } = createHandDrivenBoard();
    const [left] = board.left();
    expect(board.left()).toMatchObject([{ fileName: 'sheet.pdf', target }]);
    if (!left) throw new Error('nothing is left');
    expect(await board.takeUp(left, file('other.pdf'))).toBe('otherFile');
    const again = await board.takeUp(left, file());
    if (again === 'otherFile') throw new Error('it is the same file');
    expect(board.left()).toEqual([]);
    await untilSent(puts);
    puts[0]?.finish();
    expect(await again.finished).toBe(key());
    board.dismiss(again);
    expect([board.uploads(), board.left(), localStorage.getItem('uploads')]).toEqual([[], [], null]);
  });

  it('registers pictures of one list in the order chosen, and lets none wait for one that is held up', async () => {
    const { api, board, puts } = createHandDrivenBoard();
    const list: UploadTarget = { ...film, asset: { type: 'thumbnail', programStatus: 2, name: '' } };
    const picture = (name: string) => new File([name], name, { type: 'image/png', lastModified: 1 });
    const registered = () =>
      api.made.flatMap(({ name, input }) =>
        name.endsWith('/upload-assets') ? [Reflect.get(input.body ?? {}, 'assetUrl')] : [],
      );
    const names = ['a.png', 'b.png', 'c.png', 'd.png'];
    const [first, , third] = await Promise.all(names.map((name) => board.start(picture(name), list)));
    await untilSent(puts, 4);
    // They are sent in the order in which they were read.
    const finish = (name: string) => puts.find(({ url }) => url === `/store/${name}`)?.finish();
    finish('b.png');
    await expect.poll(() => board.uploads()[1]?.state().step).toBe('finishing');
    expect(registered()).toEqual([]);
    finish('a.png');
    await first?.finished;
    await expect.poll(registered).toEqual([key('a.png'), key('b.png')]);
    finish('d.png');
    await expect.poll(() => board.uploads()[3]?.state().step).toBe('finishing');
    third?.pause();
    await expect.poll(registered).toEqual([key('a.png'), key('b.png'), key('d.png')]);
  });

  it('registers a promotion file by itself, and nothing of one that is cancelled', async () => {
    const { api, board, puts } = createHandDrivenBoard();
    const [kept, cancelled] = [await board.start(file('a.pdf'), promotion), await board.start(file('b.pdf'), promotion)];
    expect(board.ofForm('promotions/7', '/directorAnswers')).toEqual([kept, cancelled]);
    expect(board.active(7)).toBe(0);
    await untilSent(puts, 2);
    await cancelled.cancel();
    puts[0]?.finish();
    await kept.finished;
    const registered = api.made.filter(({ name }) => name === 'POST /filmmakers/films/promotion-assets/upload');
    expect(registered.map(({ input }) => input.body)).toEqual([
      {
        filmmakerId: 3,
        programId: 7,
        role: 'director',
        type: 2,
        fileName: 'a.pdf',
        fileUrl: key('a.pdf'),
        promotionSubmissionId: null,
      },
    ]);
    expect(localStorage.getItem('uploads')).toBeNull();
  });

  it('keeps a stored file for its form until that is saved, over reloads, and the latest one only', async () => {
    const before = createHandDrivenBoard();
    for (const name of ['old.pdf', 'new.pdf']) {
      const upload = await before.board.start(file(name), sheet);
      await untilSent(before.puts, name === 'old.pdf' ? 1 : 2);
      before.puts.at(-1)?.finish();
      await upload.finished;
      const kept = [{ field: '/filePath', key: key(name), fileName: name }];
      await expect.poll(() => before.board.waiting('bts-document/7/new')).toEqual(kept);
    }
    expect(before.board.waiting('bts-document/7/4')).toEqual([]);
    expect(before.api.names().every((name) => name === 'GET /s3/sign')).toBe(true);
    before.board.close();

    const { board } = createHandDrivenBoard();
    expect(board.waiting('bts-document/7/new')).toMatchObject([{ key: key('new.pdf') }]);
    expect(board.left()).toMatchObject([{ storedKey: key('new.pdf') }]);
    board.settle(key('new.pdf'));
    expect([board.waiting('bts-document/7/new'), board.left(), localStorage.getItem('uploads')]).toEqual([[], [], null]);
  });

  it('keeps it without storage, too, as long as the page is there', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const { board, puts } = createHandDrivenBoard();
    const upload = await board.start(file(), sheet);
    await untilSent(puts);
    puts[0]?.finish();
    await upload.finished;
    expect(board.waiting('bts-document/7/new')).toMatchObject([{ key: key(), fileName: 'sheet.pdf' }]);
    board.dismiss(upload);
    expect(board.waiting('bts-document/7/new')).toEqual([]);
    setItem.mockRestore();
  });

  it('does not offer a file again that was refused', async () => {
    const { board, puts } = createHandDrivenBoard();
    const refused = await board.start(file(), film);
    await untilSent(puts);
    puts[0]?.fail(new ApiError(422, 'not_video', 'This is no film.'));
    await expect(refused.finished).rejects.toThrow('This is no film.');
    await expect.poll(() => localStorage.getItem('uploads')).toBeNull();
  });

  it('sends the same file of two tabs as two uploads, and neither tab offers what the other sends', async () => {
    const locks = createLocks();
    const [one, two] = [createHandDrivenBoard(locks), createHandDrivenBoard(locks)];
    const first = await one.board.start(file(), film);
    window.dispatchEvent(new StorageEvent('storage', { key: 'uploads' }));
    await expect.poll(() => two.board.left()).toEqual([]);
    const second = await two.board.start(file(), film);
    await untilSent(one.puts);
    await untilSent(two.puts);
    two.puts[0]?.finish();
    await second.finished;
    expect(JSON.parse(localStorage.getItem('uploads') ?? '[]')).toHaveLength(1);
    // The first tab is gone: what it was sending is the other's to offer.
    one.board.close();
    await expect(first.finished).rejects.toThrow();
    two.board.dismiss(second);
    await expect.poll(() => two.board.left()).toMatchObject([{ fileName: 'sheet.pdf' }]);
  });

  it('registers a stored film once the link is back, however often it was tried: nothing is sent twice', async () => {
    const { api, board, puts, link } = createHandDrivenBoard();
    link.isBroken = true;
    const upload = await board.start(file(), film);
    await untilSent(puts);
    const steps = new Set<string>();
    upload.subscribe(() => steps.add(upload.state().step));
    puts[0]?.finish();
    const tries = () => api.names().filter((name) => name.endsWith('upload-assets')).length;
    await expect.poll(() => tries()).toBeGreaterThan(6);
    link.isBroken = false;
    window.dispatchEvent(new Event('online'));
    expect(await upload.finished).toBe(key());
    expect(puts).toHaveLength(1);
    expect([...steps]).toEqual(['sending', 'finishing', 'waiting', 'done']);
  });

  describe.each([
    ['a film', film, 'POST /filmmakers/films/:id/upload-assets'],
    ['a promotion', promotion, 'POST /filmmakers/films/promotion-assets/upload'],
  ] as const)('whose page was closed when a file for %s was stored and not registered', (_what, target, call) => {
    const closeInBetween = async () => {
      const before = createHandDrivenBoard();
      before.link.isBroken = true;
      const upload = await before.board.start(file(), target);
      await untilSent(before.puts);
      before.puts[0]?.finish();
      await expect.poll(() => before.api.names()).toContain(call);
      before.board.close();
      await expect(upload.finished).rejects.toThrow();
      return before.api.made.find(({ name }) => name === call)?.input.body;
    };
    const kept = () => localStorage.getItem('uploads');

    it('registers it as it was, by itself, and sends nothing again', async () => {
      const body = await closeInBetween();
      const { api, board, puts } = createHandDrivenBoard(createLocks());
      const late = { fileName: 'sheet.pdf', fingerprint: expect.any(String), target, refusal: undefined };
      await expect.poll(() => board.late()).toEqual([late]);
      expect(api.made.map(({ name, input }) => [name, input.body])).toEqual([[call, body]]);
      expect([puts, board.left(), kept()]).toEqual([[], [], null]);
    });

    it('registers it after a login, where the session had ended while it was sent (R-039)', async () => {
      const before = createHandDrivenBoard();
      before.link.refusal = new ApiError(401, 'no_session', 'Log in.');
      const upload = await before.board.start(file(), target);
      await untilSent(before.puts);
      before.puts[0]?.finish();
      await expect(upload.finished).rejects.toThrow('Log in.');
      before.board.close();
      const { board, puts } = createHandDrivenBoard();
      await expect.poll(() => board.late()).toHaveLength(1);
      expect([puts, kept()]).toEqual([[], null]);
    });

    it('goes on trying, and leaves it for the next visit', async () => {
      await closeInBetween();
      const { api, board, link } = createHandDrivenBoard();
      link.isBroken = true;
      await expect.poll(() => api.names().length).toBeGreaterThan(2);
      board.close();
      expect(board.left()).toMatchObject([{ storedKey: key() }]);
    });

    it.each([
      ['offers it again that the store has no more', new ApiError(422, 'upload_missing', 'Gone.'), [{ fileName: 'sheet.pdf' }]],
      ['keeps it for somebody without a session', new ApiError(401, 'no_session', 'Log in.'), [{ storedKey: key() }]],
      ['forgets it with its film, and says why', new ApiError(404, 'not_found', 'Gone.'), []],
    ])('%s', async (_outcome, error, left) => {
      await closeInBetween();
      const { api, board, link } = createHandDrivenBoard();
      link.refusal = error;
      await expect.poll(() => api.names()).toEqual([call]);
      await expect.poll(() => board.left()).toMatchObject(left);
      expect(board.left()).toHaveLength(left.length);
      expect(board.left().filter(({ storedKey }) => storedKey !== undefined)).toHaveLength(error.status === 401 ? 1 : 0);
      expect(board.late()).toEqual(
        error.status === 404 ? [{ fileName: 'sheet.pdf', fingerprint: expect.any(String), target, refusal: error }] : [],
      );
    });
  });

  it('tells whoever shows an upload that it was cancelled elsewhere, in words', async () => {
    const { board, puts } = createHandDrivenBoard();
    const upload = await board.start(file(), film);
    await untilSent(puts);
    await upload.cancel();
    await expect(upload.finished).rejects.toEqual(new Error('stopped'));
  });

  describe('withdraws', () => {
    const cancelled = async () => {
      const given = createHandDrivenBoard();
      const upload = await given.board.start(file(), film);
      await untilSent(given.puts);
      return { ...given, upload, withdrawn: () => given.api.made.filter(({ name }) => name === 'POST /upload/withdraw') };
    };

    it('a file that is cancelled while it is registered, which may happen all the same', async () => {
      const { api, puts, link, upload, withdrawn } = await cancelled();
      link.isBroken = true;
      puts[0]?.finish();
      await expect.poll(() => api.names()).toContain('POST /filmmakers/films/:id/upload-assets');
      link.isBroken = false;
      await upload.cancel();
      await expect(upload.finished).rejects.toThrow('stopped');
      expect(withdrawn().map(({ input }) => input.body)).toEqual([{ path: 'films/7/assets/', key: key() }]);
      await expect.poll(() => localStorage).toHaveLength(0);
    });

    it('a file until the server hears of it, and at the next visit what it did not hear of', async () => {
      const { board, link, upload, withdrawn } = await cancelled();
      link.isBroken = true;
      await upload.cancel();
      await expect.poll(() => withdrawn().length).toBeGreaterThan(2);
      board.close();
      expect(localStorage).toHaveLength(1);
      const { api } = createHandDrivenBoard();
      await expect.poll(() => localStorage).toHaveLength(0);
      expect(api.names()).toEqual(['POST /upload/withdraw']);
    });

    it('what was sent outside of the board, and tells once the server has thrown it away', async () => {
      const { api, board, link } = createHandDrivenBoard();
      link.isBroken = true;
      board.withdraw('channels/images/', 'channels/images/a');
      await expect.poll(() => api.names().length).toBeGreaterThan(1);
      expect(board.withdrawn()).toEqual([]);
      const onChange = vi.fn();
      board.subscribe(onChange);
      link.isBroken = false;
      await expect.poll(() => board.withdrawn()).toEqual([{ key: 'channels/images/a' }]);
      expect(onChange).toHaveBeenCalled();
    });

    it('no file that was registered before it was cancelled', async () => {
      const { puts, upload, withdrawn } = await cancelled();
      puts[0]?.finish();
      await upload.finished;
      await upload.cancel();
      expect([withdrawn(), upload.state().step]).toEqual([[], 'done']);
    });
  });

  it('shows a file that arrived damaged from its first byte again', async () => {
    const { board, puts, link } = createHandDrivenBoard();
    link.refusal = new ApiError(422, 'damaged_upload', 'Damaged.');
    const upload = await board.start(file(), film);
    const shown: string[] = [];
    upload.subscribe(() => {
      const state = upload.state();
      shown.push('sent' in state ? `${state.step} ${state.sent}` : state.step);
    });
    await untilSent(puts);
    puts[0]?.finish();
    await expect.poll(() => shown).toContain(`finishing ${file().size}`);
    await untilSent(puts, 2);
    expect(shown.slice(shown.lastIndexOf(`finishing ${file().size}`) + 1)).toContain('sending 0');
    expect(shown).not.toContain('preparing');
  });

  it('says at once that a file was changed while it was sent, and has it begin anew', async () => {
    const { board, puts } = createHandDrivenBoard();
    const chosen = file();
    const upload = await board.start(chosen, film);
    await untilSent(puts);
    // As a browser does from the moment that the file on the disk is another one (File API, 'snapshot state').
    const gone = () => Promise.reject(new DOMException('The requested file could not be read.', 'NotReadableError'));
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(gone);
    puts[0]?.fail(new ApiError(0, 'network', 'unreachable'));
    await expect(upload.finished).rejects.toThrow('unreadable');
    await expect(board.start(chosen, film), 'tried again').rejects.toMatchObject({ code: 'unreadable', message: 'unreadable' });
    vi.restoreAllMocks();
    expect([puts.length, upload.state().step]).toEqual([1, 'failed']);
    await expect.poll(() => localStorage.getItem('uploads')).toBeNull();
  });

  it('begins nothing more once it is closed, whatever was being looked at', async () => {
    const { api, board, puts } = createHandDrivenBoard();
    const starting = board.start(file(), film);
    board.close();
    await expect(starting).rejects.toThrow();
    await new Promise((done) => setTimeout(done, 20));
    expect([api.made, puts]).toEqual([[], []]);
  });

  it('leaves nothing behind on the page once it is closed', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    createHandDrivenBoard().board.close();
    const namesOf = (spy: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
      spy.mock.calls.map(([name]) => name).sort();
    expect(namesOf(removed)).toEqual(namesOf(added));
    vi.restoreAllMocks();
  });

  it('warns before the page is closed while files are under way, and no longer afterwards', async () => {
    const { board, puts } = createHandDrivenBoard();
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isWarned()).toBe(false);
    const upload = await board.start(file(), sheet);
    await untilSent(puts);
    expect(isWarned()).toBe(true);
    puts[0]?.finish();
    await upload.finished;
    expect(isWarned()).toBe(false);
  });

  it('listens for the end of the page only while files are under way: Firefox keeps no page whose end is listened for', async () => {
    const listening = new Set<unknown>();
    const isEnd = (name: string) => name === 'beforeunload';
    vi.spyOn(window, 'addEventListener').mockImplementation((name, listener) => isEnd(name) && listening.add(listener));
    vi.spyOn(window, 'removeEventListener').mockImplementation((name, listener) => isEnd(name) && listening.delete(listener));
    onTestFinished(() => void vi.restoreAllMocks());
    const { board, puts } = createHandDrivenBoard();
    expect(listening.size).toBe(0);
    const uploads = [await board.start(file('a.pdf'), sheet), await board.start(file('b.pdf'), film)];
    await untilSent(puts, 2);
    expect(listening.size).toBe(1);
    puts[0]?.finish();
    await uploads[0]?.finished;
    expect(listening.size).toBe(1);
    board.close();
    expect(listening.size).toBe(0);
  });
});
