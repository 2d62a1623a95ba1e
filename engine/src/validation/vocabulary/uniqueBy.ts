import type { CodeKeywordDefinition, KeywordErrorDefinition } from 'ajv';
import { _ } from 'ajv/dist/compile/codegen/index.js';

const error: KeywordErrorDefinition = {
  message: 'must not repeat a value',
  params: ({ schema, params }) => _`{member: ${schema}, index: ${params['repeated'] ?? -1}}`,
};

/**
 * `"uniqueBy": "language"`: no two objects of a list have the same value for that member; objects without it, or
 * with `null`, do not count. The error is told at the first object that repeats a value.
 */
export const uniqueBy: CodeKeywordDefinition = {
  keyword: 'uniqueBy',
  type: 'array',
  schemaType: 'string',
  error,
  code(context) {
    const { gen, data, schema } = context;
    const seen = gen.const('seen', _`new Set()`);
    const repeated = gen.let('repeated', -1);
    gen.forRange('index', 0, _`${data}.length`, (index) => {
      const item = gen.const('item', _`${data}[${index}]`);
      gen.if(_`${repeated} < 0 && ${item} && typeof ${item} == "object" && ${item}[${schema}] != null`, () => {
        const value = gen.const('value', _`JSON.stringify(${item}[${schema}])`);
        gen.if(_`${seen}.has(${value})`, () => gen.assign(repeated, index));
        gen.code(_`${seen}.add(${value})`);
      });
    });
    context.setParams({ repeated });
    context.fail(_`${repeated} >= 0`);
  },
};
