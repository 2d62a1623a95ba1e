import { expect, it } from 'vitest';
import messages from '../../../../schemas/messages/en.json' with { type: 'json' };
import { judge } from '../../validation/judge.ts';
import { createFormModule } from '../../validation/runtime.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas } from '../fixture.ts';

const email = { type: 'string', format: 'email', pattern: '^[a-z.]+@[a-z.]+$' };

it.each<[name: string, field: object, value: unknown, keywords: readonly string[]]>([
  ['neither is right', email, 'Ada', ['format']],
  ['only the pattern is wrong', email, 'Ada@example.org', ['pattern']],
  ['both are right', email, 'ada@example.org', []],
  ['it is no text', email, 1, ['type']],
  [
    'the pattern has a text of its own',
    { ...email, errorMessage: { pattern: 'In small letters.' } },
    'Ada',
    ['format', 'pattern'],
  ],
  ['nobody knows the format', { ...email, format: 'x-address' }, 'Ada', ['pattern']],
  ['it is a part of a choice', { anyOf: [email, { type: 'null' }] }, 'Ada', ['format']],
  ['there are more parts', { ...email, allOf: [{ maxLength: 2 }] }, 'Ada', ['format', 'maxLength']],
])('a pattern beside a format is told of where the format is right: %s', async (_name, field, value, keywords) => {
  const schemas = createSchemas({ type: 'object', properties: { a: field } });
  schemas.write('messages/en.json', { keywords: messages.keywords });
  const { forms, complaints } = await compileDirectory(schemas.forms);
  schemas.remove();
  expect(complaints).toEqual([]);
  const code = forms.get('one')?.code ?? '';
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const verdict = judge(createFormModule(factory), { a: value }, { mode: 'strict' });
  expect(verdict.valid ? [] : verdict.errors.map(({ keyword }) => keyword).sort()).toEqual(keywords);
});
