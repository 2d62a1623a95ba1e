import { describe, expect, it } from 'vitest';
import { translateSchema } from './translatable.ts';
import { withoutTexts } from './withoutTexts.ts';

/** Names of fields that are words of schemas as well. */
const names = ['const', 'enum', 'default', 'examples', 'errorMessage', 'mediaRules', 'enumNames', 'title'];

const named = (member: object) => ({ properties: Object.fromEntries(names.map((name) => [name, member])) });

describe('a schema whose fields are called as keywords are', () => {
  it.each(['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'])(
    'is translated below %s',
    (keyword) => {
      const fields = (title: string) => ({
        [keyword]: { default: { title, type: 'string', properties: { enum: { description: title } } } },
      });
      expect(translateSchema(fields('Usual'), (text) => text.toUpperCase())).toEqual(fields('USUAL'));
    },
  );

  it('has no words of schemas in them translated', () => {
    const schema = named({ type: 'string', const: 'a', enum: ['a'] });
    expect(translateSchema(schema, (text) => `${text}!`)).toEqual(schema);
  });

  it('decides by them, and by no text within them', () => {
    expect(withoutTexts(named({ type: 'string', title: 'One', errorMessage: 'Wrong' }))).toEqual(named({ type: 'string' }));
  });
});

describe('data in a schema', () => {
  it.each(['const', 'default'])('stay as they are: %s', (keyword) => {
    const schema = { [keyword]: { title: 'One', errorMessage: 'x' } };
    expect(translateSchema(schema, (text) => `${text}!`)).toEqual(schema);
    expect(withoutTexts(schema)).toEqual(schema);
  });
});
