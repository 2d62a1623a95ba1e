import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFilm, mp4 } from '../api/films.ts';
import { createTestServer, type TestServer } from '../api/test-server.ts';
import { type FaultLink, startFaultLink } from './fault-link.ts';
import { createBrowserStorage, openUploads } from './uploader.ts';

/** A film of some size: a real one, then bytes that no two parts share. */
const filmOf = (bytes: number) => {
  const content = Buffer.concat([mp4, randomBytes(bytes - mp4.length)]);
  return {
    file: new File([content], 'my film.mp4', { type: 'video/mp4', lastModified: 1 }),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
};

const megabyte = 1_000_000;

let server: TestServer;
let link: FaultLink;
let url: string;
let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
let filmId: number;

/** Has a portal behind a link, and a film for each test. */
const serve = (env: Readonly<Record<string, string>> = {}) => {
  beforeAll(async () => {
    server = await createTestServer({ env });
    ada = await server.filmmaker();
  });
  beforeEach(async () => {
    link = await startFaultLink(Number(new URL(server.url).port));
    url = `http://127.0.0.1:${link.port}`;
    filmId = await createFilm(ada, { type: 'SHORT_FILM' });
  });
  afterEach(() => link?.stop());
  afterAll(() => server?.stop());
};

const target = () => ({ filmId, chapterId: null, isSeries: false, title: 'Harbour Lights' });
const view = async () => (await ada.call('GET /filmmakers/films/:id/view', { params: { id: filmId } })).body.data;
const storedHash = async () => {
  const { videoLivePreview } = await view();
  const stored = await fetch(new URL(videoLivePreview, server.url));
  expect(stored.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await stored.arrayBuffer()))
    .digest('hex');
};

describe('an upload over a link that fails in all ways', () => {
  serve({ UPLOAD_SIGNATURE_SECONDS: '2' });

  it('fifty broken connections, silences, busy answers, expired signatures and an outage: it arrives by itself, every byte right', async () => {
    const { file, sha256 } = filmOf(96 * megabyte);
    const storm = {
      breakEvery: [megabyte, 4 * megabyte],
      breakBy: 'either',
      busy: 0.1,
      bytesPerSecond: 40 * megabyte,
    } as const;
    link.become(storm);
    const upload = await openUploads(url, ada, undefined, { stallSeconds: 2 }).start(file, target());
    await expect.poll(() => link.counts().cuts).toBeGreaterThan(10);
    link.become({ isDown: true });
    await expect.poll(() => upload.state()).toMatchObject({ step: 'waiting', reason: 'broken' });
    await sleep(3000);
    link.become(storm);
    await vi.waitFor(
      () => {
        const { cuts, silences } = link.counts();
        expect(cuts + silences >= 50 || upload.state().step === 'done').toBe(true);
      },
      { timeout: 400_000, interval: 100 },
    );
    link.become({});
    await upload.finished;
    expect(await storedHash()).toBe(sha256);
    expect((await view()).videoUrlStatus).toBe(2);
    const { cuts, silences, busy } = link.counts();
    expect([cuts + silences >= 50, silences > 0, busy > 0]).toEqual([true, true, true]);
  });
});

describe('uploads over a link that fails', () => {
  // Addresses are good for as long as usual: on a slow machine parts were refused with some bytes, and sent again.
  serve();

  it('a page that dies at 60 % and comes back: the same file sends only what is missing', async () => {
    const { file, sha256 } = filmOf(52 * megabyte);
    const storage = createBrowserStorage();
    // So slow that it is seen before its end, however busy the machine is.
    link.become({ bytesPerSecond: 4 * megabyte });
    const before = openUploads(url, ada, storage);
    const first = await before.start(file, target());
    const arrived = () => Number(/"sentBytes":(\d+)/.exec(storage.getItem('uploads') ?? '')?.[1] ?? 0);
    await expect.poll(() => arrived() / file.size, { interval: 20 }).toBeGreaterThan(0.55);
    before.close();
    await first.finished.catch(() => undefined);
    link.become({});
    // What lay in the buffers of the broken connections still counts, and on a busy machine takes its time.
    for (let seen = -1; seen !== link.counts().sentBytes; await sleep(500)) seen = link.counts().sentBytes;

    const after = openUploads(url, ada, storage);
    const [left] = after.left();
    expect(left).toMatchObject({ fileName: 'my film.mp4', size: file.size, target: target() });
    if (!left) return;
    expect(left.sentBytes).toBeGreaterThan(0);
    const other = new File(['x'], 'my film.mp4', { lastModified: 1 });
    expect(await after.takeUp(left, other)).toBe('otherFile');
    const from = link.counts().sentBytes;
    const second = await after.takeUp(left, file);
    if (second === 'otherFile') throw new Error('the same file was not recognised');
    await second.finished;
    expect(link.counts().sentBytes - from).toBeLessThan(file.size - left.sentBytes + 100_000);
    expect(await storedHash()).toBe(sha256);
    expect(after.left()).toEqual([]);
  });

  it('a byte that changes on the way of a file sent whole is found, and the file sent anew', async () => {
    const { file, sha256 } = filmOf(4 * megabyte);
    link.become({ spoil: 1 });
    await (await openUploads(url, ada).start(file, target())).finished;
    expect(link.counts().sentBytes).toBeGreaterThan(2 * file.size);
    expect(await storedHash()).toBe(sha256);

    const other = filmOf(4 * megabyte);
    link.become({ spoil: 9 });
    const upload = await openUploads(url, ada).start(other.file, target());
    await expect(upload.finished).rejects.toMatchObject({ code: 'damaged_upload' });
    expect(await storedHash()).toBe(sha256);
  });

  it('a byte that changes on the way of a part is found by the store, and the part sent anew', async () => {
    const { file, sha256 } = filmOf(22 * megabyte);
    link.become({ spoil: 2 });
    await (await openUploads(url, ada).start(file, target())).finished;
    expect(await storedHash()).toBe(sha256);
  });

  it('two films at once arrive whole', async () => {
    const films = [filmOf(22 * megabyte), filmOf(22 * megabyte)];
    const otherId = await createFilm(ada, { type: 'SHORT_FILM' });
    const board = openUploads(url, ada);
    const uploads = await Promise.all(
      films.map(({ file }, at) => board.start(file, { ...target(), filmId: at === 0 ? filmId : otherId })),
    );
    await Promise.all(uploads.map(({ finished }) => finished));
    expect(await storedHash()).toBe(films[0]?.sha256);
    filmId = otherId;
    expect(await storedHash()).toBe(films[1]?.sha256);
  });

  it('a logout in the middle ends it with the refusal, registers nothing, and leaves it for the next visit', async () => {
    const { file, sha256 } = filmOf(32 * megabyte);
    const storage = createBrowserStorage();
    const person = await server.filmmaker();
    filmId = await createFilm(person, { type: 'SHORT_FILM' });
    // So slow that it is still under way afterwards, however busy the machine is.
    link.become({ bytesPerSecond: 4 * megabyte });
    const upload = await openUploads(url, person, storage).start(file, target());
    await expect.poll(() => upload.state()).toMatchObject({ step: 'sending', sent: expect.any(Number) });
    await sleep(700);
    await person.call('GET /logout');
    await expect(upload.finished).rejects.toMatchObject({ status: 401 });
    link.become({});

    const password = 'a lamp in the harbour';
    const body = { email: person.email, password, filmmakerLogin: true };
    expect((await person.call('POST /sessions', { body })).status).toBe(200);
    ada = { ...ada, ...person };
    expect((await view()).videoUrl).toBeNull();
    const after = openUploads(url, person, storage);
    const [left] = after.left();
    const again = left && (await after.takeUp(left, file));
    if (!again || again === 'otherFile') throw new Error('nothing was left');
    await again.finished;
    expect(await storedHash()).toBe(sha256);
  });

  it('a cancelled upload leaves nothing: not in the store, not on the film, not in the browser', async () => {
    const { file } = filmOf(32 * megabyte);
    const storage = createBrowserStorage();
    // So slow that it is still under way afterwards, however busy the machine is.
    link.become({ bytesPerSecond: megabyte });
    const board = openUploads(url, ada, storage);
    const upload = await board.start(file, target());
    const grants = () => server.database.tables.selectFrom('upload_grants').selectAll().where('film_id', '=', filmId).execute();
    await expect.poll(grants).toHaveLength(1);
    expect(storage.length).toBe(1);
    const [grant] = await grants();
    await sleep(300);
    await upload.cancel();
    // The server is told of it in the background, as often as it takes.
    const left = async () => [storage.length, board.left(), await grants(), (await view()).videoUrl];
    await expect.poll(left).toEqual([0, [], [], null]);
    if (!grant?.upload_id) throw new Error('no upload was begun');
    expect(await server.storage.listParts({ key: grant.key, uploadId: grant.upload_id })).toBeUndefined();
  });
});
