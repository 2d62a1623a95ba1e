import { type CallName, calls } from '@reelform/schemas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames } from '../../server/src/http/calls.ts';
import { askForChannel } from './channels.ts';
import type { CallInput } from './client.ts';
import { createFilm, draft, uploadEpisode } from './films.ts';
import { createTestServer, staffAccount, type TestServer } from './test-server.ts';

/** Numbers that a call is made with: a film, and an episode. */
interface Ids {
  readonly film: number | string;
  readonly chapter: number | string;
  readonly asset: number | string;
  readonly bts: number | string;
  readonly promotion: number | string;
  readonly account: number | string;
  readonly channel: number | string;
}

/** The number, or one that belongs to nobody where a body takes nothing else. */
const inBody = (id: number | string) => (typeof id === 'number' ? id : 2_000_000_000);

/** An upload in parts to a film. */
const multipartOf = (film: number | string) => ({ fileName: 'a.mp4', uploadId: 'x', path: `films/${film}/assets/` });

/** Every call that takes a number, made with given ones. */
const inputs: { readonly [Name in CallName]?: (ids: Ids) => CallInput } = {
  'GET /filmmakers/films/:id/view': ({ film }) => ({ params: { id: film } }),
  'POST /filmmakers/films/:id/update': ({ film }) => ({ params: { id: film }, body: draft({ title: 'Taken over' }) }),
  'DELETE /filmmakers/films/:id/remove': ({ film }) => ({ params: { id: film } }),
  'GET /filmmakers/films/:id/new-episode-id': ({ film }) => ({ params: { id: film } }),
  'POST /filmmakers/films/:id/upload-assets': ({ film }) => ({
    params: { id: film },
    body: { assetType: 'videoUrl', assetUrl: `films/${film}/assets/x.mp4` },
  }),
  'POST /filmmakers/:id/delete-chapter': ({ film, chapter }) => ({
    params: { id: chapter },
    body: { filmmakerProgramId: typeof film === 'number' ? film : 2_000_000_000 },
  }),
  'POST /filmmakers/remove-video/:filmId': ({ film }) => ({ params: { filmId: film }, body: {} }),
  'POST /filmmakers/remove-video/:filmId/:chapterId': ({ film, chapter }) => ({
    params: { filmId: film, chapterId: chapter },
    body: {},
  }),
  'POST /filmmakers/notification/:id/update': ({ film }) => ({ params: { id: film }, body: { updateNotificationNote: true } }),
  'GET /s3/sign': ({ film }) => ({
    query: { objectName: 'a.mp4', contentType: 'video/mp4', path: `films/${film}/assets/` },
  }),
  'POST /upload/subtitle': ({ film }) => ({
    body: { objectName: 'a.srt', contentType: 'text/plain', programId: typeof film === 'number' ? film : 2_000_000_000 },
  }),
  'POST /filmmakers/s3/multipart-upload': ({ film }) => ({
    body: { objectName: 'a.mp4', contentType: 'video/mp4', path: `films/${film}/assets/` },
  }),
  'GET /filmmakers/s3/get-upload-url': ({ film }) => ({ query: { ...multipartOf(film), partNumber: 1 } }),
  'GET /filmmakers/s3/list-parts': ({ film }) => ({ query: multipartOf(film) }),
  'POST /filmmakers/s3/complete-upload': ({ film }) => ({
    body: { ...multipartOf(film), parts: [{ PartNumber: 1, ETag: 'x' }] },
  }),
  'POST /upload/withdraw': ({ film }) => ({ body: { path: `films/${film}/assets/`, key: `films/${film}/assets/x.mp4` } }),
  'POST /filmmakers/s3/abort-upload': ({ film }) => ({ body: multipartOf(film) }),
  'GET /filmmakers/films/:id/assets': ({ film }) => ({ params: { id: film } }),
  'POST /filmmakers/films/:id/update-assets': ({ film }) => ({
    params: { id: film },
    body: { form: 'manage-assets', assetsData: [] },
  }),
  'POST /filmmakers/asset/status/:id/update': ({ asset }) => ({ params: { id: asset }, body: { assetStatus: 4 } }),
  'POST /filmmakers/update-image/:filmId': ({ film }) => ({
    params: { filmId: film },
    body: { image: 'standardImage', src: `films/${film}/assets/x.png` },
  }),
  'POST /filmmakers/update-image/:filmId/:chapterId': ({ film, chapter }) => ({
    params: { filmId: film, chapterId: chapter },
    body: { image: 'standardImage', src: `films/${film}/assets/x.png` },
  }),
  'POST /filmmakers/remove-image/:filmId': ({ film }) => ({
    params: { filmId: film },
    body: { src: `films/${film}/assets/x.png` },
  }),
  'POST /filmmakers/remove-image/:filmId/:chapterId': ({ film, chapter }) => ({
    params: { filmId: film, chapterId: chapter },
    body: { src: `films/${film}/assets/x.png` },
  }),
  'GET /filmmakers/:id/trailer': ({ film }) => ({ params: { id: film } }),
  'GET /filmmakers/:id/video/:chapterId': ({ film, chapter }) => ({ params: { id: film, chapterId: chapter } }),
  'POST /filmmakers/films/update/request-release-date': ({ film }) => ({
    body: { releaseDate: 4_000_000_000, filmmakerFilmId: typeof film === 'number' ? film : 2_000_000_000 },
  }),
  'GET /filmmakers/film/:id/resource-list': ({ film }) => ({ params: { id: film }, query: { page: 1, isAdmin: 0 } }),
  'GET /filmmakers/films/:id/bts-docs': ({ film }) => ({ params: { id: film } }),
  'POST /filmmakers/films/bts-docs/create': ({ film }) => ({
    body: { filmmakerProgramId: inBody(film), filePath: `films/${film}/assets/x.pdf` },
  }),
  'POST /filmmakers/films/bts-docs/:id/update': ({ film, bts }) => ({
    params: { id: bts },
    body: { filmmakerProgramId: inBody(film), filePath: `films/${film}/assets/x.pdf` },
  }),
  'DELETE /filmmakers/films/bts-docs/:id/remove': ({ bts }) => ({ params: { id: bts } }),
  'GET /filmmaker-promotions/:id/submitted-files': ({ film }) => ({ params: { id: film } }),
  'POST /filmmakers/films/promotion-assets/upload': ({ film, account }) => ({
    body: {
      filmmakerId: inBody(account),
      programId: inBody(film),
      type: 1,
      role: 'cast',
      fileName: 'x.mp4',
      fileUrl: `films/${film}/assets/x.mp4`,
    },
  }),
  'POST /filmmakers/promotion/:id/remove-asset': ({ promotion }) => ({ params: { id: promotion } }),
  'POST /filmmaker-promotions/details/update': ({ film }) => ({
    body: { programId: inBody(film), promotionStatus: 2, promotionNotes: 'Taken over' },
  }),
  'POST /programs/:id/promotion-opt-out/update': ({ film }) => ({ params: { id: film } }),
  'POST /filmmakers/films/shortlink/create': ({ film, account }) => ({
    body: { filmmakerId: inBody(account), programId: inBody(film), affiliateCode: null },
  }),
  'POST /filmmaker/channel/:id/update': ({ channel }) => ({
    params: { id: channel },
    body: { number: 888, name: 'Taken over', bannerImage: `channels/images/${'0'.repeat(32)}-a.jpg` },
  }),
  'GET /filmmaker/channel/:id/channel-videos': ({ channel }) => ({ params: { id: channel } }),
  'GET /filmmaker/channel/:id/all-channel-videos': ({ channel }) => ({ params: { id: channel } }),
  'POST /filmmaker/channel/:id/assign-video': ({ channel, film }) => ({
    params: { id: channel },
    body: { videos: [{ id: inBody(film) }] },
  }),
  'DELETE /filmmaker/channel/:id/channel-video/:videoId/remove': ({ channel, film }) => ({
    params: { id: channel, videoId: film },
  }),
  'POST /filmmaker/channel/:id/channel-video/:videoId/remove': ({ channel, film }) => ({
    params: { id: channel, videoId: film },
  }),
  'GET /filmmaker/channel/:id/channel-video/:videoId/remove': ({ channel, film }) => ({
    params: { id: channel, videoId: film },
    headers: { 'x-time': '1' },
  }),
  'POST /filmmaker/channel/:id/update-program-order': ({ channel }) => ({
    params: { id: channel },
    body: [{ id: 1, displayOrder: 0 }],
  }),
};

/** Calls of the staff desk, which are unknown to everybody else; what they answer to staff is tried in staff.test.ts. */
const ofStaff = callNames.filter((name) => calls[name].access === 'staff');

/** Calls in which no number names a record of someone's. */
const withoutIds: readonly CallName[] = [
  'POST /sessions',
  'POST /filmmaker/registrations',
  'GET /logout',
  'GET /validate-session',
  'POST /check-user-exist',
  'POST /reset-password',
  'POST /filmmaker-login-tokens',
  'POST /filmmaker-login-validate',
  'POST /filmmakers/change-password',
  'GET /filmmakers/films',
  'POST /filmmakers/films/create',
  'GET /filmmakers/countries/search',
  'GET /filmmakers/genres/search',
  'GET /filmmakers/secondary-genres/search',
  'GET /filmmakers/tags/search',
  'POST /filmmakers/tags/create',
  'GET /filmmaker-promotions/prompts',
  'GET /filmmaker-promotions/prompt-document',
  'GET /filmmaker/channel/detail',
  'GET /filmmaker/channel/get-numbers',
  'POST /filmmaker/channel/acknowledge',
  'POST /filmmaker/channel/create',
  'GET /filmmakers/films/search',
  'GET /terms',
  'GET /filmmakers/get-iframe-url',
  'GET /filmmakers/payout-report',
];

/** Calls that a secret of 256 bits opens, whoever is logged in; tried in passwords.test.ts, invitations.test.ts, contracts.test.ts and events.test.ts. */
const bySecret: readonly CallName[] = [
  'POST /ingest/events',
  'GET /filmmaker-films/contract/:token/view',
  'POST /filmmaker-films/contract/:token/status-change',
  'GET /validate-reset-token/:slug',
  'POST /set-new-password/:slug',
  'GET /filmmaker/:token/validate-invitation',
  'POST /filmmaker/:token/accept-invitation',
];

/** Calls whose number is the caller's own and nobody else's; tried in profiles.test.ts and dashboard.test.ts. */
const byOwnNumber: readonly CallName[] = [
  'GET /filmmakers/profile/:id/view',
  'POST /filmmakers/profile/:id/update',
  'GET /filmmakers/affiliate/count',
];
/** The same for every kind of record. */
const allOf = (id: number | string): Ids => ({
  film: id,
  chapter: id,
  asset: id,
  bts: id,
  promotion: id,
  account: id,
  channel: id,
});

const named = callNames.filter((name) => inputs[name] !== undefined);
const inputOf = (name: CallName, ids: Ids): CallInput => inputs[name]?.(ids) ?? {};

describe('what belongs to someone else', () => {
  let server: TestServer;
  let ada: Awaited<ReturnType<TestServer['filmmaker']>>;
  let grace: Awaited<ReturnType<TestServer['filmmaker']>>;
  let own: Ids;
  let foreign: Ids;

  beforeAll(async () => {
    server = await createTestServer();
    ada = await server.filmmaker('Ada');
    grace = await server.filmmaker('Grace');
    const make = async (client: typeof ada) => {
      const film = await createFilm(client, { type: 'SERIES' });
      const { chapterId: chapter, key } = await uploadEpisode(server.url, client, film);
      const found = server.database.tables.selectFrom('assets').select('id').where('key', '=', key);
      const file = { film_id: film, file_name: 'x', content_type: 'application/pdf', size_bytes: 1, created_at: new Date() };
      const insert = server.database.tables;
      const bts = insert.insertInto('bts_documents').values({ ...file, key: `bts-${film}` });
      const promotion = insert
        .insertInto('promotion_assets')
        .values({ ...file, key: `promotion-${film}`, type: 2, role: 'cast' });
      return {
        film,
        chapter,
        asset: (await found.executeTakeFirstOrThrow()).id,
        bts: (await bts.returning('id').executeTakeFirstOrThrow()).id,
        promotion: (await promotion.returning('id').executeTakeFirstOrThrow()).id,
        account: client.id,
        channel: await askForChannel(server, client, 101 + client.id),
      };
    };
    own = await make(ada);
    foreign = await make(grace);
  });
  afterAll(() => server?.stop());

  it('every call of the contract is either tried here or named as one without numbers (R-508)', () => {
    expect([...named, ...withoutIds, ...bySecret, ...byOwnNumber, ...ofStaff].sort()).toEqual([...callNames].sort());
    for (const name of withoutIds) expect([name, 'params' in calls[name]]).toEqual([name, false]);
  });

  it.each(named)('%s answers foreign, missing and malformed numbers alike and changes nothing (R-508)', async (name) => {
    const stored = async () => [
      await server.database.tables.selectFrom('films').selectAll().orderBy('id').execute(),
      await server.database.tables.selectFrom('assets').selectAll().orderBy('id').execute(),
      await server.database.tables.selectFrom('bts_documents').selectAll().orderBy('id').execute(),
      await server.database.tables.selectFrom('promotion_assets').selectAll().orderBy('id').execute(),
    ];
    const before = await stored();
    const cases: Record<string, Ids> = {
      foreign,
      'a foreign film with an own episode': { ...foreign, chapter: own.chapter },
      'a foreign film under the own name': { ...foreign, account: own.account },
      missing: allOf(1_999_999_999),
      malformed: allOf('abc'),
      negative: allOf('-1'),
      'too large': allOf('99999999999'),
      injected: allOf("1' or '1'='1"),
    };
    for (const [what, ids] of Object.entries(cases)) {
      const answer = await ada.call(name, inputOf(name, ids));
      expect([what, answer.status, answer.body]).toEqual([
        what,
        404,
        { code: 'not_found', message: 'This record does not exist.', errors: [] },
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  it('an own film does not open a foreign episode (R-508)', async () => {
    const ids = { ...own, chapter: foreign.chapter };
    const names = [
      'POST /filmmakers/:id/delete-chapter',
      'POST /filmmakers/remove-video/:filmId/:chapterId',
      'POST /filmmakers/remove-image/:filmId/:chapterId',
      'GET /filmmakers/:id/video/:chapterId',
    ] as const;
    for (const name of names) expect([name, (await ada.call(name, inputOf(name, ids))).status]).toEqual([name, 404]);
  });

  it('an own film does not open what is a foreign film’s, nor under a foreign name (R-508)', async () => {
    const cases: readonly (readonly [CallName, Ids])[] = [
      ['POST /filmmakers/films/bts-docs/:id/update', { ...own, bts: foreign.bts }],
      ['POST /filmmakers/films/promotion-assets/upload', { ...own, account: foreign.account }],
      ['POST /filmmakers/films/shortlink/create', { ...own, account: foreign.account }],
    ];
    for (const [name, ids] of cases) expect([name, (await ada.call(name, inputOf(name, ids))).status]).toEqual([name, 404]);
  });

  it.each(callNames.filter((name) => calls[name].access !== 'public'))('%s needs a session (R-507)', async (name) => {
    const answer = await server.visitor().call(name, inputOf(name, own));
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthorized']);
    const guess = server.visitor();
    guess.cookies.set('session', 'x'.repeat(43));
    expect((await guess.call(name, inputOf(name, own))).status).toBe(401);
  });

  it('staff who are no filmmakers have no films (R-507)', async () => {
    const staff = server.visitor();
    const body = { ...staffAccount, filmmakerLogin: true };
    expect((await staff.call('POST /sessions', { body })).status).toBe(200);
    for (const name of callNames.filter((one) => calls[one].access === 'filmmaker')) {
      const answer = await staff.call(name, inputOf(name, own));
      expect([name, answer.status, answer.body.code]).toEqual([name, 403, 'forbidden']);
    }
  });

  it.each(ofStaff)('%s is unknown to a filmmaker (R-390, R-508)', async (name) => {
    const answer = await ada.call(name, { params: { id: own.film }, ...(name.startsWith('POST') && { body: {} }) });
    expect([answer.status, answer.body]).toEqual([
      404,
      { code: 'unknown_call', message: 'This call does not exist.', errors: [] },
    ]);
  });

  it('the page of the staff desk is missing to a filmmaker (R-390)', async () => {
    const open = async (path: string, cookies: Map<string, string>) =>
      (
        await fetch(`${server.url}${path}`, {
          headers: { accept: 'text/html', cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        })
      ).status;
    const staff = server.visitor();
    const body = { ...staffAccount, filmmakerLogin: true };
    expect((await staff.call('POST /sessions', { body })).body.user.isStaff).toBe(true);
    for (const path of ['/staff', '/staff/films/1', '/STAFF/outbox'])
      expect([path, await open(path, ada.cookies), await open(path, staff.cookies)]).toEqual([path, 404, 200]);
    expect(await open('/films', ada.cookies)).toBe(200);
  });

  it('the list shows the caller’s films only, whatever it is asked (R-508)', async () => {
    const { body } = await ada.call('GET /filmmakers/films', { query: { filmmaker: false } });
    expect(body.data.rows.map(({ id }: { id: number }) => id)).toEqual([own.film]);
  });
});
