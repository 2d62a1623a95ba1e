import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Client } from './client.ts';

/** A small real MP4. */
export const mp4 = Uint8Array.from(readFileSync('tests/journeys/fixtures/short-film.mp4'));

/** A save that keeps a draft. */
export const draft = (details: object = {}, episodeData: readonly object[] = []) => ({
  programStatus: 0,
  programDetails: { title: 'Harbour Lights', ...details },
  episodeData,
});

/** Creates a draft; its number. */
export const createFilm = async (client: Client, details: object = {}): Promise<number> => {
  const answer = await client.call('POST /filmmakers/films/create', { body: draft(details) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
};

/** Signs an address and puts bytes to it; the object's key. */
export const putFile = async (
  url: string,
  client: Client,
  filmId: number,
  bytes: Uint8Array<ArrayBuffer> = mp4,
): Promise<string> => {
  const query = { objectName: 'my film.mp4', contentType: 'video/mp4', path: `films/${filmId}/assets/` };
  const signed = await client.call('GET /s3/sign', { query });
  expect(signed.status, JSON.stringify(signed.body)).toBe(200);
  const put = await fetch(new URL(signed.body.signedUrl, url), { method: 'PUT', headers: signed.body.headers, body: bytes });
  expect(put.status, await put.text()).toBe(200);
  return signed.body.key;
};

/** Uploads and registers a film's video; its key. */
export const uploadVideo = async (
  url: string,
  client: Client,
  filmId: number,
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const key = await putFile(url, client, filmId, bytes);
  const body = { assetType: 'videoUrl', assetUrl: key, assetStatus: 2 };
  const answer = await client.call('POST /filmmakers/films/:id/upload-assets', { params: { id: filmId }, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return key;
};

/** Keeps an episode, uploads and registers its video. */
export const uploadEpisode = async (url: string, client: Client, filmId: number) => {
  const episode = await client.call('GET /filmmakers/films/:id/new-episode-id', { params: { id: filmId } });
  expect(episode.status, JSON.stringify(episode.body)).toBe(200);
  const chapterId: number = episode.body.data.id;
  const key = await putFile(url, client, filmId);
  const body = { assetType: 'episodeUrl', assetUrl: key, programChapterId: chapterId, isSeries: true, newEpisode: 1 };
  const answer = await client.call('POST /filmmakers/films/:id/upload-assets', { params: { id: filmId }, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { chapterId, key };
};
