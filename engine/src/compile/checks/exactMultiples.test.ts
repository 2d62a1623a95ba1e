import { afterEach, expect, it } from 'vitest';
import { createFormModule, judge } from '../../validation/index.ts';
import type { JsonObject } from '../../validation/types.ts';
import { compileDirectory } from '../compileDirectory.ts';
import { createSchemas, type SchemasFixture } from '../fixture.ts';

let schemas: SchemasFixture | undefined;
afterEach(() => schemas?.remove());

const step = (multipleOf: number | JsonObject): JsonObject => ({ type: 'number', multipleOf });
const properties = {
  cent: step(0.01),
  tenth: step(0.1),
  whole: step(2),
  third: step(3),
  tiny: step(1e-8),
  odd: step(0.123456789),
};

it('numbers are multiples as they are written', async () => {
  schemas = createSchemas({ type: 'object', properties: { ...properties, like: step({ $data: '/tenth' }) } });
  const code = (await compileDirectory(schemas.forms)).forms.get('one')?.code ?? '';
  const { default: factory } = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  const form = createFormModule(factory);
  const isRight = (data: JsonObject) => judge(form, data, { mode: 'strict' }).valid;
  const right = [0, 0.07, 0.29, 1.005 * 2, 4.35, 8.41, 19.99, -1.15, 1e21, 1e300].map((cent) => ({ cent }));
  const alsoRight = [
    { tenth: 0.3 },
    { whole: 4 },
    { whole: -1e22 },
    { third: 2 ** 60 + 512 },
    { tiny: 12391239123 },
    { tiny: 3e-8 },
    { tenth: 0.1, like: 0.3 },
  ];
  const wrong = [
    { cent: 0.005 },
    { cent: 4.351 },
    { tenth: 0.25 },
    { whole: 3 },
    { whole: 1e-7 },
    { third: 2 ** 60 + 256 },
    { tiny: 1e-9 },
    { odd: 1e308 },
  ];
  for (const data of [...right, ...alsoRight]) expect([data, isRight(data)]).toEqual([data, true]);
  for (const data of [...wrong, { tenth: 0.1, like: 0.35 }, { tenth: 0, like: 1 }])
    expect([data, isRight(data)]).toEqual([data, false]);
});
