import { type Call, type CallName, calls } from '@reelform/schemas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames } from '../../server/src/http/calls.ts';
import { putAttachment } from './attachments.ts';
import type { CallInput, Client } from './client.ts';
import { createFilm, draft, putFile } from './films.ts';
import { staffClient } from './staff.ts';
import { createTestServer, type TestServer } from './test-server.ts';

type Person = Awaited<ReturnType<TestServer['filmmaker']>>;
type Table = 'films' | 'labels' | 'chapters' | 'assets' | 'bts_documents' | 'promotion_assets' | 'resources' | 'accounts';

interface World {
  readonly server: TestServer;
  readonly ada: Person;
  readonly staff: Client;
}

interface Creation {
  /** Where the row is made. */
  readonly table: Table | 'short_links';
  readonly by?: 'staff' | 'visitor';
  /** Says what is sent; called once for all that are one request. */
  readonly prepare: (world: World) => Promise<CallInput>;
  /** What a repetition answers. @default the first answer */
  readonly again?: number;
}

let keys = 0;
const keyed = (input: CallInput): CallInput => {
  keys += 1;
  return { ...input, headers: { 'idempotency-key': `key-${keys}` } };
};

const filmAt = async ({ ada, server }: World, status = 0, type = 'SHORT_FILM') => {
  const film = await createFilm(ada, { type });
  await server.database.tables.updateTable('films').set({ status }).where('id', '=', film).execute();
  return film;
};

const promotion = (ada: Person, film: number, fileUrl: string) => ({
  filmmakerId: ada.id,
  programId: film,
  type: 2,
  fileName: 'Answers.pdf',
  role: 'cast',
  fileUrl,
});

/** Every call that makes something that stays, and what it is sent. */
const creations: { readonly [Name in CallName]?: Creation } = {
  'POST /filmmaker/registrations': {
    table: 'accounts',
    by: 'visitor',
    prepare: async () => {
      keys += 1;
      return { body: { name: 'New', email: `new-${keys}@example.com`, password: 'a lamp in the harbour' } };
    },
    again: 422,
  },
  'POST /filmmakers/films/create': { table: 'films', prepare: async () => keyed({ body: draft() }) },
  'POST /filmmakers/tags/create': {
    table: 'labels',
    prepare: async () => {
      keys += 1;
      return { body: { name: `Sea air ${keys}`, status: 1 } };
    },
  },
  'GET /filmmakers/films/:id/new-episode-id': {
    table: 'chapters',
    prepare: async (world) => keyed({ params: { id: await filmAt(world, 0, 'SERIES') } }),
  },
  'POST /filmmakers/films/:id/upload-assets': {
    table: 'assets',
    prepare: async (world) => {
      const film = await filmAt(world);
      const assetUrl = await putFile(world.server.url, world.ada, film);
      return { params: { id: film }, body: { assetType: 'videoUrl', assetUrl } };
    },
  },
  'POST /filmmakers/films/bts-docs/create': {
    table: 'bts_documents',
    prepare: async (world) => {
      const film = await filmAt(world, 2);
      const filePath = await putAttachment(world.server.url, world.ada, film, 'pdf');
      return { body: { filmmakerProgramId: film, filePath } };
    },
  },
  'POST /filmmakers/films/promotion-assets/upload': {
    table: 'promotion_assets',
    prepare: async (world) => {
      const film = await filmAt(world, 4);
      return { body: promotion(world.ada, film, await putAttachment(world.server.url, world.ada, film, 'pdf')) };
    },
  },
  'POST /filmmakers/films/shortlink/create': {
    table: 'short_links',
    prepare: async (world) => ({ body: { filmmakerId: world.ada.id, programId: await filmAt(world, 4), affiliateCode: null } }),
  },
  'POST /staff/resources/create': {
    table: 'resources',
    by: 'staff',
    prepare: async () => {
      keys += 1;
      return { body: { title: 'Kit', tab: 'brandingAssets', kind: 'Link', link: `https://press.example/${keys}` } };
    },
  },
};

/** Calls that change what is there, or that a secret, a version or a status lets happen once. */
const others: readonly string[] = [
  ...['update', 'remove', 'decide', 'status-change', 'delete-chapter', 'change-password', 'logout', 'acknowledge'],
  ...['remove-video', 'remove-image', 'update-image', 'update-assets', 'request-release-date', 'remove-asset'],
  ...['set-new-password', 'accept-invitation', 'filmmaker-login-validate', 'resources'],
  // What these make ends by itself: a session, a link in a mail, a reference, a signed address, an upload in parts.
  ...['sessions', 'reset-password', 'check-user-exist', 'filmmaker-login-tokens', 'upload/subtitle'],
  // Tried with the channel and the events of viewers that they belong to.
  ...['channel/create', 'assign-video', 'ingest/events'],
  ...['multipart-upload', 'complete-upload', 'abort-upload', 'upload/withdraw'],
];

const changing = callNames.filter((name) => {
  const call: Call = calls[name];
  return call.mutates || !name.startsWith('GET ');
});

describe('a request that arrives again', () => {
  let world: World;

  beforeAll(async () => {
    const server = await createTestServer();
    world = { server, ada: await server.filmmaker(), staff: await staffClient(server) };
  });
  afterAll(() => world?.server.stop());

  const count = async (table: Creation['table']) => {
    const { tables } = world.server.database;
    return (await tables.selectFrom(table).select('id').execute()).length;
  };
  const send = (name: CallName, by: Creation['by'], input: CallInput) => {
    const client = by === 'staff' ? world.staff : by === 'visitor' ? world.server.visitor() : world.ada;
    return client.call(name, input);
  };

  it('every call that changes something is tried here or makes nothing that stays', () => {
    const isOther = (name: string) => others.some((part) => name.split(/[ /]/).join('/').includes(part));
    expect(changing.filter((name) => !creations[name] && !isOther(name))).toEqual([]);
  });

  it.each(Object.entries(creations))('%s twice, and five times at once, makes one', async (written, creation) => {
    const name = callNames.find((one) => one === written);
    if (!name) throw new Error(`${written} is no call.`);
    for (const times of ['in turn', 'at once']) {
      const input = await creation.prepare(world);
      const before = await count(creation.table);
      const answers =
        times === 'in turn'
          ? [await send(name, creation.by, input), await send(name, creation.by, input)]
          : await Promise.all(Array.from({ length: 5 }, () => send(name, creation.by, input)));
      const good = answers.filter(({ status }) => status === 200);
      expect(answers.map(({ status }) => status).toSorted(), times).toEqual([
        ...good.map(() => 200),
        ...Array.from({ length: answers.length - good.length }, () => creation.again ?? 0),
      ]);
      expect(good.length, times).toBe(creation.again === undefined ? answers.length : 1);
      for (const { body } of good) expect(body, times).toEqual(good[0]?.body);
      expect((await count(creation.table)) - before, times).toBe(1);
    }
  });

  it('a promotion file that takes another’s place may be sent again when that one is gone', async () => {
    const { ada, server } = world;
    const film = await filmAt(world, 4);
    const put = () => putAttachment(server.url, ada, film, 'pdf');
    const upload = (body: object) => ada.call('POST /filmmakers/films/promotion-assets/upload', { body });
    const first = await upload(promotion(ada, film, await put()));
    const next = { ...promotion(ada, film, await put()), promotionSubmissionId: first.body.data };
    const answers = [await upload(next), await upload(next), ...(await Promise.all([upload(next), upload(next)]))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data)).size).toBe(1);
  });

  it('a key that was used for something else is refused', async () => {
    const input = keyed({ body: draft() });
    expect((await world.ada.call('POST /filmmakers/films/create', input)).status).toBe(200);
    const other = await world.ada.call('POST /filmmakers/films/create', { ...input, body: draft({ title: 'Another' }) });
    expect(other.body.code).toBe('reused_key');
  });
});
