import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundlePrograms } from './bundle.ts';
import { type ChildServer, programs, startChild } from './child-server.ts';
import { createClient } from './client.ts';
import { draft, mp4, putFile } from './films.ts';
import { createHome, type Home } from './home.ts';
import { password } from './test-server.ts';

const kills = 20;

let folder: string;
let home: Home;

beforeAll(async () => {
  [folder, home] = [await bundlePrograms(programs), await createHome()];
});
afterAll(() => home?.remove());

it(`what was answered with success is there after ${kills} kills in the middle of writes, and no start needs repair`, async () => {
  const titles = new Map<number, string>();
  const removed = new Set<number>();
  const files = new Map<string, number>();
  let server: ChildServer = await startChild(folder, home);
  const body = { name: 'Ada', email: 'ada@example.com', password };
  expect((await createClient(server.url).call('POST /filmmaker/registrations', { body })).status).toBe(200);
  let acknowledged = 0;

  for (let round = 0; round < kills; round += 1) {
    const client = createClient(server.url);
    await client.call('POST /sessions', { body: { email: body.email, password, filmmakerLogin: true } });
    const writer = async (lane: number) => {
      for (let n = 0; ; n += 1) {
        const title = `Round ${round}, lane ${lane}, film ${n}`;
        const created = await client.call('POST /filmmakers/films/create', { body: draft({ title }) });
        const id: number = created.body.data.id;
        titles.set(id, title);
        const changed = `${title}, changed`;
        // Between sending and answer either title is right; afterwards only the new one is.
        titles.set(id, `${title}|${changed}`);
        await client.call('POST /filmmakers/films/:id/update', { params: { id }, body: draft({ title: changed }) });
        titles.set(id, changed);
        if (n % 4 === 3) {
          titles.delete(id);
          await client.call('DELETE /filmmakers/films/:id/remove', { params: { id } });
          removed.add(id);
        }
        if (n % 4 === 1) {
          const key = await putFile(server.url, client, id);
          await client.call('POST /filmmakers/films/:id/upload-assets', {
            params: { id },
            body: { assetType: 'videoUrl', assetUrl: key },
          });
          files.set(key, id);
        }
        acknowledged += 1;
      }
    };
    const before = acknowledged;
    const writers = [0, 1, 2].map((lane) => writer(lane).catch(() => undefined));
    // However slow the machine: the kill comes once something was answered, and while more is written.
    await expect.poll(() => acknowledged, { interval: 2, timeout: 120_000 }).toBeGreaterThan(before);
    await new Promise((done) => setTimeout(done, (round * 37) % 100));
    await server.end('SIGKILL');
    await Promise.all(writers);
    server = await startChild(folder, home);
  }

  const client = createClient(server.url);
  await client.call('POST /sessions', { body: { email: body.email, password, filmmakerLogin: true } });
  const view = (id: number) => client.call('GET /filmmakers/films/:id/view', { params: { id } });
  for (const [id, title] of titles) {
    const answer = await view(id);
    expect([id, title.split('|').includes(answer.body.data?.title)]).toEqual([id, true]);
  }
  for (const id of removed) expect([id, (await view(id)).status]).toEqual([id, 404]);
  for (const [key, id] of files) {
    const { videoUrl, videoLivePreview } = (await view(id)).body.data;
    expect(videoUrl).toBe(key);
    const stored = Buffer.from(await (await fetch(new URL(videoLivePreview, server.url))).arrayBuffer());
    expect(stored.equals(mp4)).toBe(true);
  }
  expect(acknowledged).toBeGreaterThanOrEqual(kills);
  expect(await server.end('SIGTERM')).toBe(0);
}, 1_200_000);
