import { describe, expect, it } from 'vitest';
import { withDrawnDependencies } from './drawnDependencies.ts';

const billing = { properties: { billing: { type: 'string' } } };
const cases = { oneOf: [{ properties: { card: { const: 'a' } } }, { properties: { card: { const: 'b' }, more: {} } }] };
const ways = { oneOf: [{ properties: { post: {} } }, { properties: { mail: {} } }] };
const onceThere = (then: object) => ({ if: { required: ['card'] }, then });

describe('what depends on a member, in words that are drawn', () => {
  it.each<[name: string, schema: object, drawn: object]>([
    ['a schema of later drafts', { dependentSchemas: { card: billing } }, { dependencies: { card: billing } }],
    ['cases of the values of the member', { dependentSchemas: { card: cases } }, { dependencies: { card: cases } }],
    ['options that do not name the member', { dependentSchemas: { card: ways } }, { allOf: [onceThere(ways)] }],
    [
      'such options of earlier drafts, beside others',
      { dependencies: { card: ways, name: ['card'] }, allOf: [billing] },
      { dependencies: { name: ['card'] }, allOf: [billing, onceThere(ways)] },
    ],
    [
      'both of one member',
      { dependencies: { card: ['name'] }, dependentSchemas: { card: billing } },
      { dependencies: { card: ['name'] }, allOf: [onceThere(billing)] },
    ],
    [
      'in rows',
      { properties: { rows: { items: { dependentSchemas: { card: billing } } } } },
      { properties: { rows: { items: { dependencies: { card: billing } } } } },
    ],
    [
      'what is referred to stays beside it',
      { properties: { a: { $ref: '#/dependentSchemas/card' } }, dependentSchemas: { card: billing } },
      {
        properties: { a: { $ref: '#/dependentSchemas/card' } },
        dependentSchemas: { card: billing },
        dependencies: { card: billing },
      },
    ],
    [
      'what a condition asks stays as it is',
      { if: { dependentSchemas: { card: billing } } },
      { if: { dependentSchemas: { card: billing } } },
    ],
    ['what rjsf draws stays as it is', { dependencies: { card: billing } }, { dependencies: { card: billing } }],
  ])('%s', (_name, schema, drawn) => {
    expect(withDrawnDependencies(schema)).toEqual(drawn);
  });
});
