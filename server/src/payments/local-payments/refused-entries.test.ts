import { randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { forgetRefused, keepRefused, readRefused } from './refused-entries.ts';

it.each(['ach', 'Wire transfer', '銀行振込'])('refused entries of the method %j are kept and shown again', async (method) => {
  const place = { key: randomBytes(32), accountId: 7, method, path: '/frame', secure: false };
  const app = fastify();
  app.register(cookie);
  app.post('/frame', async (_request, reply) => ({ kept: keepRefused(reply, place, { email: 'ada' }) }));
  app.get('/frame', async (request) => ({ entries: readRefused(request, place) }));
  app.delete('/frame', async (_request, reply) => forgetRefused(reply, place));
  const kept = await app.inject({ method: 'POST', url: '/frame' });
  expect([kept.statusCode, kept.json()]).toEqual([200, { kept: true }]);
  const cookies = Object.fromEntries(kept.cookies.map(({ name, value }) => [name, value]));
  expect((await app.inject({ url: '/frame', cookies })).json()).toEqual({ entries: { email: 'ada' } });
  const [forgotten] = (await app.inject({ method: 'DELETE', url: '/frame' })).cookies;
  expect([forgotten?.name, forgotten?.value]).toEqual([kept.cookies[0]?.name, '']);
  await app.close();
});
