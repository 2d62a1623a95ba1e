import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('of several failures in one each is told, and no member that might hold a row’s values', () => {
  let text = '';
  const write = (line: string) => {
    text += line;
  };
  const log = createLog('error', { write });
  const failure = Object.assign(new Error('no such bank'), { code: 'X1', detail: 'Key (email)=(ada@example.com)' });
  log.error({ err: new AggregateError([failure, 'odd'], '2 failed') }, 'payouts wait');
  const { err, msg } = JSON.parse(text);
  expect([msg, err.message, err.errors]).toEqual([
    'payouts wait',
    '2 failed',
    [{ type: 'Error', message: 'no such bank', code: 'X1', stack: expect.any(String) }, { message: 'odd' }],
  ]);
  expect(text).not.toContain('ada@example.com');
});
