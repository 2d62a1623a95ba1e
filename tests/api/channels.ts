import { FilmStatus } from '@reelform/schemas/api';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Client } from './client.ts';
import type { TestServer } from './test-server.ts';

/** A JPEG of one colour. */
export const picture = async (width: number, height: number): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(
    await sharp({ create: { width, height, channels: 3, background: '#2b6' } })
      .jpeg()
      .toBuffer(),
  );

/** Signs an address for a banner and puts a picture to it; the object's key. */
export const putBanner = async (url: string, client: Client, bytes?: Uint8Array<ArrayBuffer>): Promise<string> => {
  const query = { objectName: 'my banner.jpg', contentType: 'image/jpeg', path: 'channels/images' };
  const signed = await client.call('GET /s3/sign', { query });
  expect(signed.status, JSON.stringify(signed.body)).toBe(200);
  const body = bytes ?? (await picture(480, 200));
  const put = await fetch(new URL(signed.body.signedUrl, url), { method: 'PUT', headers: signed.body.headers, body });
  expect(put.status, await put.text()).toBe(200);
  return signed.body.key;
};

/** What asks for a channel, its banner uploaded. */
export const channelBody = async (server: Pick<TestServer, 'url'>, client: Client, changes: object = {}) => ({
  number: 101,
  name: 'Ada Lumen Films',
  headline: 'Quiet films about loud weather.',
  bannerImage: await putBanner(server.url, client),
  ...changes,
});

/** Asks for a channel; its number of record. */
export const askForChannel = async (server: Pick<TestServer, 'url'>, client: Client, number: number): Promise<number> => {
  const answer = await client.call('POST /filmmaker/channel/create', { body: await channelBody(server, client, { number }) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
};

/** A channel as its owner sees it. */
export const ownChannel = async (client: Client) => {
  const answer = await client.call('GET /filmmaker/channel/detail');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.channel;
};

/** Decides about a channel as it stands. */
export const decideChannel = async (staff: Client, id: number, action: string, more: object = {}) => {
  const look = await staff.call('GET /staff/channels/:id', { params: { id } });
  expect(look.status, JSON.stringify(look.body)).toBe(200);
  const { version } = look.body.data.channel;
  return staff.call('POST /staff/channels/:id/decide', { params: { id }, body: { action, version, ...more } });
};

/** A channel that staff have approved; its number of record. */
export const openChannel = async (
  server: Pick<TestServer, 'url'>,
  client: Client,
  staff: Client,
  number: number,
): Promise<number> => {
  const id = await askForChannel(server, client, number);
  const answer = await decideChannel(staff, id, 'approveChannel');
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return id;
};

/** A film that is published, as far as its status goes; its number. */
export const publishedFilm = async (server: TestServer, { id: filmmaker_id }: { id: number }, title: string) => {
  const at = new Date();
  const { id } = await server.database.tables
    .insertInto('films')
    .values({ filmmaker_id, title, status: FilmStatus.active, submitted_at: at, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
