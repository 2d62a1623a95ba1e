import { expect } from 'vitest';
import type { Client } from './client.ts';
import { createFilm, draft, uploadVideo } from './films.ts';
import { staffAccount, type TestServer } from './test-server.ts';

/** A browser with the session of the staff. */
export const staffClient = async (server: TestServer): Promise<Client> => {
  const client = server.visitor();
  const body = { ...staffAccount, filmmakerLogin: true };
  const answer = await client.call('POST /sessions', { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return client;
};

/** Creates a film with its video and submits it; its number and the video's key. */
export const submitFilm = async (
  server: Pick<TestServer, 'url'>,
  client: Client,
  title = 'Harbour Lights',
  shortDescription = 'A sailor walks home.',
) => {
  const details = { title, type: 'SHORT_FILM', shortDescription };
  const id = await createFilm(client, details);
  const videoUrl = await uploadVideo(server.url, client, id);
  const body = { ...draft({ ...details, videoUrl, terms: true }), programStatus: 1 };
  const answer = await client.call('POST /filmmakers/films/:id/update', { params: { id }, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { id, videoUrl };
};

/** A film as staff see it. */
export const lookAt = async (staff: Client, id: number) => {
  const answer = await staff.call('GET /staff/films/:id', { params: { id } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};

/** Decides about a film as it stands. */
export const decide = async (staff: Client, id: number, action: string, more: object = {}) => {
  const { film } = await lookAt(staff, id);
  return staff.call('POST /staff/films/:id/decide', {
    params: { id },
    body: { action, version: film.version, ...more },
  });
};
