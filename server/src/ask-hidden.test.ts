import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askHidden } from './ask-hidden.ts';

const ask = (isTTY: boolean) => {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  const answer = askHidden('Password: ', { input, output });
  answer.catch(() => undefined);
  return { input, answer, shown: () => String(output.read()) };
};

it.each([true, false])('a line is read and not shown, in a terminal: %s', async (isTTY) => {
  const { input, answer, shown } = ask(isTTY);
  for (const key of 'a new harboux') input.write(key);
  input.write(isTTY ? '\u007Fr\r' : '\n');
  expect(await answer).toBe(isTTY ? 'a new harbour' : 'a new harboux');
  expect(shown()).toBe('Password: \n');
});

it.each([
  ['Ctrl-C', (input: PassThrough) => input.write('\u0003')],
  ['the end of the input', (input: PassThrough) => input.end()],
])('is given up by %s', async (_by, end) => {
  const { input, answer } = ask(true);
  input.write('half');
  end(input);
  await expect(answer).rejects.toThrow('Nothing was entered.');
});
