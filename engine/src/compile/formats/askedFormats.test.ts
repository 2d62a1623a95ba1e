import { afterEach, describe, expect, it } from 'vitest';
import { createFormModule } from '../../validation/runtime.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';
import { formatNames } from './formatCode.ts';
import { formats } from './formats.ts';
import { ofNumbers } from './standard.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const compiled = async (properties: object) => {
  schemas = createSchemas({ type: 'object', properties });
  const { forms, complaints } = await compileDirectory(schemas.forms);
  expect(complaints).toEqual([]);
  const code = forms.get('one')?.code ?? '';
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  return { code, form: createFormModule(factory) };
};

const named = Object.fromEntries(Object.keys(formats).map((name) => [name, { type: 'string', format: name }]));

const samples: readonly string[] = [
  ...['2024-02-29', '2023-02-29', '12:00:00Z', '23:59:60Z', '12:00:00', '2024-02-29T12:00:00+01:00', '2024-02-29 12:00:00'],
  ...['P1DT2H', 'P', 'http://a.b/c?d=e#f', 'HTTP://[::1]/<b>', '/a/b', '#/a', '1/a', 'http://例え.テスト/', 'a{b}', 'a{'],
  ...[
    'ada@example.org',
    'ada@',
    '用户@例子.广告',
    'example.org',
    'xn--mnchen-3ya.de',
    'l·l.cat',
    'a·l.cat',
    'नी\u200d',
    '-a.de',
  ],
  ...['127.0.0.1', '256.0.0.1', '::1', ':::', '[a', '^a$', '123e4567-e89b-12d3-a456-426614174000', 'YQ==', 'YQ=', '1', ''],
  ...['GB29 NWBK 6016 1331 9268 19', 'GB29 NWBK 6016 1331 9286 19', '021000021', '021000012'],
];

describe('a form module', () => {
  it('brings every format that it names, each judging as it does on its own', async () => {
    expect([...formatNames.keys()].sort()).toEqual(Object.keys(formats).sort());
    const { form } = await compiled(named);
    for (const text of samples) {
      const judged = Object.keys(named).filter((name) => form.checks['strict']?.({ [name]: text }));
      const expected = Object.entries(formats).flatMap(([name, check]) => (name in ofNumbers || check(text) ? [name] : []));
      expect(judged, text).toEqual(expected);
    }
  });

  it('judges numbers by their formats, and no text', async () => {
    const { form } = await compiled({ a: { format: 'int32' }, b: { type: 'string', format: 'int64' } });
    const judged = [3, 1.5, 2 ** 31, '1.5'].map((a) => form.checks['strict']?.({ a, b: '9007199254740993' }));
    expect(judged).toEqual([true, false, false, true]);
  });

  it('brings them all where the data say which one is meant', async () => {
    const { form } = await compiled({ kind: { type: 'string' }, value: { type: 'string', format: { $data: '1/kind' } } });
    const judge = (kind: string, value: string) => form.checks['strict']?.({ kind, value });
    const judged = [judge('ipv4', '1.2.3.4'), judge('ipv4', 'a'), judge('iban', 'a'), judge('time', '12:00:00Z')];
    expect([...judged, judge('int32', 'a')]).toEqual([true, false, false, true, true]);
  });

  it('brings none that it does not name', async () => {
    const { code } = await compiled({ a: { type: 'string' } });
    const { code: withTime } = await compiled({ a: { type: 'string', format: 'time' } });
    expect(code).not.toContain('/^');
    // One expression for the time, and none of dates, addresses or names.
    expect(withTime.match(/\/\^/g)).toHaveLength(1);
    expect(withTime.length - code.length).toBeLessThan(1200);
  });
});
