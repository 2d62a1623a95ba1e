import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { reasonOf } from './reason-of.ts';

it('names every address of a host none of which answers', async () => {
  const socket = connect({
    host: 'database.example',
    port: 1,
    autoSelectFamily: true,
    lookup: (_, __, tell) =>
      tell(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '127.0.0.2', family: 4 },
      ]),
  });
  const [error] = await once(socket, 'error').then(
    (told) => told,
    (thrown: unknown) => [thrown],
  );
  expect(error).toMatchObject({ message: '' });
  expect(reasonOf(error)).toBe('connect ECONNREFUSED 127.0.0.1:1, connect ECONNREFUSED 127.0.0.2:1');
});
