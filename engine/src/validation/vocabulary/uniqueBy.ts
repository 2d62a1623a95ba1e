import { _, type CodeKeywordDefinition, type KeywordErrorDefinition } from 'ajv';

const error: KeywordErrorDefinition = { message: 'must not repeat a value' };

/** `"uniqueBy": "language"`: no two objects of a list have the same value for that member; objects without it do not count. */
export const uniqueBy: CodeKeywordDefinition = {
  keyword: 'uniqueBy',
  type: 'array',
  schemaType: 'string',
  error,
  code(context) {
    const { gen, data, schema } = context;
    const seen = gen.const('seen', _`new Set()`);
    const repeated = gen.let('repeated', false);
    gen.forOf('item', data, (item) => {
      gen.if(_`${item} && typeof ${item} == "object" && ${item}[${schema}] !== undefined`, () => {
        const value = gen.const('value', _`JSON.stringify(${item}[${schema}])`);
        gen.if(_`${seen}.has(${value})`, () => gen.assign(repeated, true));
        gen.code(_`${seen}.add(${value})`);
      });
    });
    context.fail(repeated);
  },
};
