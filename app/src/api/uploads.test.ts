import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { UploadProgress } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import messages from '@reelform/schemas/messages/en.json' with { type: 'json' };
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTextLookup } from '../portal/messages.ts';
import { createBoardHolder } from '../uploads/boardHolder.ts';
import { createUploadBoard } from '../uploads/uploadBoard.ts';
import { createApiClient } from './client.ts';
import { createFilmRecord, type StoredFilm } from './filmRecord.ts';
import { createFilmUploads, type UploadForm } from './uploads.ts';

const text = createTextLookup(messages.notices, 'en');

/** A browser's storage and events, as far as uploads need them. */
const createPage = () => {
  const kept = new Map<string, string>();
  const localStorage: Storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { localStorage, addEventListener: () => undefined, removeEventListener: () => undefined };
};

const settings = {
  singlePutBytes: 4_000_000,
  partBytes: 1_000_000,
  smallPartBytes: 1_000_000,
  partsAtOnce: 2,
  transfersAtOnce: 4,
  // What hangs does so for as long as its test takes, and what fails is tried again, however slow the machine.
  stallSeconds: 3600,
  giveUpMinutes: 60,
  keepHours: 1,
};

/** One request as the server saw it. */
interface Seen {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Answers a request; `undefined` leaves it to the next one. */
type Answer = (request: Seen) => { readonly status: number; readonly json?: object } | 'hang' | 'cut' | undefined;

let server: Server;
let base: string;
let seen: Seen[];
let answers: Answer[];
let signed: number;
let nextChapter: number;

const lines = () => seen.map(({ line }) => line.replace(/\?.*/, ''));
const sent = (line: RegExp) => seen.filter((request) => line.test(request.line));
const jsonOf = (request: Seen | undefined): unknown => JSON.parse(request?.body.toString() ?? 'null');

/** What a server does when all is well. */
const usual: Answer = ({ line }) => {
  if (line.startsWith('POST /admin/filmmakers/films/create'))
    return { status: 200, json: { data: { id: 7, submit: false, changeStatus: 0, version: 1 } } };
  if (line.startsWith('GET /admin/filmmakers/films/7/new-episode-id')) {
    nextChapter += 1;
    return { status: 200, json: { data: { id: 40 + nextChapter, episodeNumber: nextChapter } } };
  }
  if (line.startsWith('GET /admin/filmmakers/films/7/view'))
    return { status: 200, json: { data: { chapters: [{ chapterId: 41 }, { chapterId: 99 }] } } };
  if (line.startsWith('GET /admin/s3/sign')) {
    signed += 1;
    const key = `films/7/assets/${signed}-film.mp4`;
    return {
      status: 200,
      json: { signedUrl: `${base}/store/${key}`, key, headers: { 'Content-Type': 'video/mp4', 'X-Signed': '1' } },
    };
  }
  if (line.startsWith('PUT /store/')) return { status: 200 };
  if (line.startsWith('POST /admin/filmmakers/films/7/upload-assets')) return { status: 200, json: { data: 3 } };
  return { status: 200, json: { success: true } };
};

const serve = async (request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk);
  } catch {
    return; // the client gave up
  }
  const one: Seen = { line: `${request.method} ${request.url}`, headers: request.headers, body: Buffer.concat(chunks) };
  seen.push(one);
  for (const answer of [...answers, usual]) {
    const given = answer(one);
    if (given === undefined) continue;
    if (given === 'cut') response.destroy();
    else if (given !== 'hang') {
      response.writeHead(given.status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(given.json ?? {}));
    }
    return;
  }
};

beforeEach(async () => {
  seen = [];
  answers = [];
  signed = 0;
  nextChapter = 0;
  server = createServer(serve);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** A form that holds `data` and nothing else. */
const createForm = (data: JsonObject) => {
  const held: { data: JsonObject; hasLeft?: true } = { data };
  const setValue = vi.fn<UploadForm['setValue']>((pointer, value) => {
    const [, index, member] = /^\/chapters\/(\d+)\/(\w+)$/.exec(pointer) ?? [];
    const chapters = (Array.isArray(held.data['chapters']) ? held.data['chapters'] : []).map((chapter, at) =>
      at === Number(index) && member ? { ...chapter, [member]: value } : chapter,
    );
    held.data = { ...held.data, chapters };
  });
  return { held, handle: { getData: () => held.data, setValue } };
};

const start = (data: JsonObject, stored?: StoredFilm, changed: Partial<typeof settings> = {}) => {
  const api = createApiClient(
    { siteApi: `${base}/api`, adminApi: `${base}/admin` },
    () => ({ tag: 'en', text }),
    () => undefined,
  );
  const retrying = { firstWaitMs: 1 };
  const created = vi.fn();
  const removed = vi.fn();
  const film = createFilmRecord({ api, retrying, onCreated: created, ...(stored && { stored }) });
  const { held, handle } = createForm(data);
  const boards = createBoardHolder(async () =>
    createUploadBoard({
      api,
      settings: { ...settings, ...changed },
      page: createPage(),
      storageKey: 'uploads',
      unreachable: text('error.network'),
      unreadable: 'unreadable',
      stopped: 'stopped',
      retrying,
    }),
  );
  const uploads = createFilmUploads({
    api,
    text,
    film,
    form: () => (held.hasLeft ? null : handle),
    boards,
    onRemoved: removed,
  });
  const upload = (pointer = '/videoUrl', signal = new AbortController().signal, bytes = 2_000_000) => {
    const progress: UploadProgress[] = [];
    const file = new File([new Uint8Array(bytes).fill(7)], 'film.mp4', { type: 'video/mp4' });
    const result = uploads.upload({ file, pointer, signal, onProgress: (step) => progress.push(step) });
    return { progress, result };
  };
  return { film, uploads, boards, upload, created, removed, held, setValue: handle.setValue };
};

const short: JsonObject = { title: ' The Long Way Home ', type: 'SHORT_FILM' };
const series: JsonObject = { title: 'Harbour Lights', type: 'SERIES', chapters: [{ title: 'One' }, { title: 'Two' }] };

describe('an upload', () => {
  it('to a field that its form’s file alone has is refused in place, and the film keeps its video', async () => {
    const { upload } = start(short, { id: 7, version: 1 });
    await expect(upload('/teaser').result).rejects.toThrow('Files of this field can not be uploaded yet.');
    expect(seen).toEqual([]);
  });

  it('creates the draft, signs, sends the bytes and registers, in this order (R-144, R-155 to R-161, R-167 to R-169)', async () => {
    const { upload, created } = start(short);
    const { result, progress } = upload();
    await expect(result).resolves.toEqual({ value: 'films/7/assets/1-film.mp4' });
    expect(lines()).toEqual([
      'POST /admin/filmmakers/films/create',
      'GET /admin/s3/sign',
      'PUT /store/films/7/assets/1-film.mp4',
      'POST /admin/filmmakers/films/7/upload-assets',
    ]);
    expect(jsonOf(seen[0])).toEqual({
      programStatus: 0,
      programDetails: { title: 'The Long Way Home', type: 'SHORT_FILM' },
      episodeData: [],
    });
    expect(seen[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    const query = new URL(seen[1]?.line.slice(4) ?? '', base).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      objectName: 'film.mp4',
      contentType: 'video/mp4',
      path: 'films/7/assets/',
      size: '2000000',
    });
    expect(seen[2]?.body.equals(Buffer.alloc(2_000_000, 7))).toBe(true);
    expect(seen[2]?.headers).toMatchObject({ 'content-type': 'video/mp4', 'x-signed': '1' });
    expect(jsonOf(seen[3])).toEqual({
      assetType: 'videoUrl',
      assetUrl: 'films/7/assets/1-film.mp4',
      assetStatus: 2,
      programDetail: null,
      programId: 7,
      programChapterId: null,
      programStatus: 0,
      isSeries: false,
      id: null,
      newEpisode: 0,
      checksum: expect.stringMatching(/^[A-Za-z0-9+/]{6}==$/),
    });
    expect(created).toHaveBeenCalledExactlyOnceWith(7);
    expect(progress.at(-1)).toEqual({ sentBytes: 2_000_000, totalBytes: 2_000_000 });
    expect(progress.map(({ sentBytes }) => sentBytes)).toEqual(
      progress.map(({ sentBytes }) => sentBytes).sort((a, b) => a - b),
    );
  });

  it('of which only the answer was lost is registered: its address takes no second file', async () => {
    let puts = 0;
    answers.push(({ line }) => {
      if (!line.startsWith('PUT')) return undefined;
      puts += 1;
      return puts === 1 ? 'cut' : { status: 412 };
    });
    await expect(start(short).upload().result).resolves.toEqual({ value: 'films/7/assets/1-film.mp4' });
    expect([puts, sent(/upload-assets/).length]).toEqual([2, 1]);
  });

  it.each([
    { data: { type: 'FEATURED_FILM' }, title: 'Untitled - film' },
    { data: { type: 'SHORT_FILM', title: '  ' }, title: 'Untitled - film' },
    { data: { type: 'SERIES', chapters: [{}] }, title: 'Untitled - series' },
  ])('names an untitled draft “$title” (R-144)', async ({ data, title }) => {
    await start(data).upload().result;
    expect(jsonOf(seen[0])).toMatchObject({ programDetails: { title } });
  });

  it('names the draft as untitled when the title typed so far is refused', async () => {
    answers.push(({ line, body }) =>
      line.includes('/create') && body.includes('Long Way') ? { status: 422, json: { code: 'invalid' } } : undefined,
    );
    await start(short).upload().result;
    expect(sent(/create/).map(jsonOf)).toMatchObject([
      { programDetails: { title: 'The Long Way Home' } },
      { programDetails: { title: 'Untitled - film' } },
    ]);
  });

  it('creates one film for two uploads at once, and an episode for each (R-130)', async () => {
    const { upload, held, film } = start(series);
    await Promise.all([upload('/chapters/0/episodeUrl').result, upload('/chapters/1/episodeUrl').result]);
    expect(sent(/create/)).toHaveLength(1);
    expect(film.id()).toBe(7);
    expect(held.data['chapters']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'One', chapterId: expect.any(Number), episodeNumber: expect.any(Number) }),
        expect.objectContaining({ title: 'Two', chapterId: expect.any(Number), episodeNumber: expect.any(Number) }),
      ]),
    );
    const registered = sent(/upload-assets/).map(jsonOf);
    expect(registered).toMatchObject([
      { assetType: 'episodeUrl', isSeries: true, newEpisode: 1 },
      { assetType: 'episodeUrl', isSeries: true, newEpisode: 1 },
    ]);
  });

  it('gives the video to its episode’s row, also when that has moved and its widget is gone', async () => {
    answers.push(({ line }) => {
      if (!line.startsWith('PUT')) return undefined;
      const [first, second] = Array.isArray(held.data['chapters']) ? held.data['chapters'] : [];
      held.data = { ...held.data, chapters: [second ?? null, first ?? null] };
      return undefined;
    });
    const { upload, held } = start({ type: 'SERIES', chapters: [{ chapterId: 12 }, { chapterId: 13 }] }, { id: 7, version: 1 });
    const { value } = await upload('/chapters/0/episodeUrl').result;
    expect(held.data['chapters']).toEqual([{ chapterId: 13 }, { chapterId: 12, episodeUrl: value }]);
  });

  it('is on the board no more once its form shows its end, and stays there when the form has left', async () => {
    const { upload, boards, held } = start(short, { id: 7, version: 1 });
    await upload().result;
    expect(boards.current()?.uploads()).toEqual([]);
    held.hasLeft = true;
    await upload().result;
    expect(boards.current()?.uploads()).toHaveLength(1);
  });

  it('uses the episode that a row has already, and the film that is edited', async () => {
    const { upload, setValue } = start({ type: 'SERIES', chapters: [{ chapterId: 12 }] }, { id: 7, version: 4 });
    const { value } = await upload('/chapters/0/episodeUrl').result;
    expect(lines()[0]).toBe('GET /admin/s3/sign');
    expect(setValue.mock.calls).toEqual([['/chapters/0/episodeUrl', value]]);
    expect(jsonOf(sent(/upload-assets/)[0])).toMatchObject({ programChapterId: 12 });
  });

  it('makes room for an episode by deleting stored ones that the form no longer has', async () => {
    let asked = 0;
    answers.push(({ line }) => {
      if (!line.includes('new-episode-id')) return undefined;
      asked += 1;
      return asked === 1 ? { status: 422, json: { code: 'too_many_episodes', message: 'full', errors: [] } } : undefined;
    });
    const { upload } = start({ type: 'SERIES', chapters: [{ chapterId: 41 }, {}] }, { id: 7, version: 1 });
    await upload('/chapters/1/episodeUrl').result;
    expect(sent(/delete-chapter/).map(({ line }) => line)).toEqual(['POST /admin/filmmakers/99/delete-chapter']);
    expect(jsonOf(sent(/delete-chapter/)[0])).toEqual({ filmmakerProgramId: 7 });
  });
});

describe('an upload that meets a failure', () => {
  /** Answers the first requests that match with each of `given` in turn. */
  const failFirst = (line: RegExp, ...given: readonly (ReturnType<Answer> & {})[]) => {
    const left = [...given];
    answers.push((request) => (line.test(request.line) ? left.shift() : undefined));
  };

  it.each([
    { name: 'a cut connection', failures: ['cut'] as const },
    { name: 'three failures of the store', failures: [{ status: 503 }, { status: 500 }, 'cut'] as const },
  ])('is sent again after $name, under the same signature', async ({ failures }) => {
    failFirst(/^PUT/, ...failures);
    await expect(start(short).upload().result).resolves.toEqual({ value: 'films/7/assets/1-film.mp4' });
    expect(sent(/^PUT/)).toHaveLength(failures.length + 1);
    expect(sent(/sign/)).toHaveLength(1);
  });

  it('signs anew when the signature has run out', async () => {
    failFirst(/^PUT/, { status: 403 });
    await expect(start(short).upload().result).resolves.toEqual({ value: 'films/7/assets/2-film.mp4' });
    expect(sent(/sign/)).toHaveLength(2);
  });

  it('gives up when nothing moves for too long, and may then be started anew with the same film', async () => {
    let isDown = true;
    answers.push(({ line }) => (isDown && line.startsWith('PUT') ? 'cut' : undefined));
    const { upload } = start(short, undefined, { giveUpMinutes: 0.001 });
    await expect(upload().result).rejects.toThrow(messages.notices['error.network']);
    isDown = false;
    await expect(upload().result).resolves.toBeTruthy();
    expect(sent(/create/)).toHaveLength(1);
  });

  it('is not sent again when the store refuses it', async () => {
    failFirst(/^PUT/, { status: 400 });
    await expect(start(short).upload().result).rejects.toThrow('');
    expect(sent(/^PUT/)).toHaveLength(1);
  });

  it('creates one film when the answer to its creation is lost: the same request is sent again', async () => {
    failFirst(/create/, 'cut', 'cut', 'cut', 'cut');
    const { upload } = start(short);
    await expect(upload().result).rejects.toThrow(messages.notices['error.network']);
    await upload().result;
    const requests = sent(/create/);
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(requests.map(({ body }) => body.toString())).size).toBe(1);
  });

  it('says what the server says', async () => {
    failFirst(/upload-assets/, {
      status: 422,
      json: { code: 'quicktime', message: 'MOV files are not supported.', errors: [] },
    });
    await expect(start(short).upload().result).rejects.toThrow('MOV files are not supported.');
  });
});

describe('an upload that is stopped', () => {
  it.each([
    { phase: 'the film is created', line: /create/ },
    { phase: 'the episode is asked for', line: /new-episode-id/ },
    { phase: 'the address is signed', line: /sign/ },
    { phase: 'the bytes are sent', line: /^PUT/ },
    { phase: 'the file is registered', line: /upload-assets/ },
  ])('while $phase rejects with the reason and sends nothing more', async ({ line }) => {
    answers.push((request) => (line.test(request.line) ? 'hang' : undefined));
    const { upload, uploads } = start(series);
    const run = new AbortController();
    const { result } = upload('/chapters/0/episodeUrl', run.signal, 1000);
    const outcome = expect(result).rejects.toThrow('stopped by the person');
    await expect.poll(() => sent(line)).toHaveLength(1);
    expect(uploads.active()).toBe(1);
    run.abort(new Error('stopped by the person'));
    await outcome;
    expect(uploads.active()).toBe(0);
    expect(sent(line)).toHaveLength(1);
    expect(seen.at(-1)?.line).toMatch(line);
  });
});

describe('removing a video', () => {
  it.each([
    { pointer: '/videoUrl', line: 'POST /admin/filmmakers/remove-video/7' },
    { pointer: '/chapters/0/episodeUrl', line: 'POST /admin/filmmakers/remove-video/7/12' },
  ])('of $pointer asks the server', async ({ pointer, line }) => {
    const { uploads, removed } = start({ type: 'SERIES', chapters: [{ chapterId: 12 }] }, { id: 7, version: 1 });
    await uploads.remove?.('films/7/assets/a.mp4', pointer);
    expect(seen.map((request) => request.line)).toEqual([line]);
    expect(jsonOf(seen[0])).toEqual({ src: 'films/7/assets/a.mp4' });
    expect(removed).toHaveBeenCalledOnce();
  });

  it('is no failure when the film has another one by now', async () => {
    answers.push(() => ({ status: 409, json: { code: 'conflict', message: 'changed', errors: [] } }));
    const { uploads, removed } = start(short, { id: 7, version: 1 });
    await uploads.remove?.('films/7/assets/a.mp4', '/videoUrl');
    expect(removed).toHaveBeenCalledOnce();
  });

  it('leaves the field as it is when the server refuses', async () => {
    answers.push(() => ({ status: 409, json: { code: 'film_locked', message: 'locked', errors: [] } }));
    const { uploads, removed } = start(short, { id: 7, version: 1 });
    await expect(uploads.remove?.('films/7/assets/a.mp4', '/videoUrl')).rejects.toThrow('locked');
    expect(removed).not.toHaveBeenCalled();
  });
});
