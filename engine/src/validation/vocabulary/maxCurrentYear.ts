import type { CodeKeywordDefinition, KeywordErrorDefinition } from 'ajv';
import { _ } from 'ajv/dist/compile/codegen/index.js'; // ajv itself takes servers a fifth of a second to load
import { farthestAhead } from '../currentYear.ts';

const error: KeywordErrorDefinition = { message: 'must not be after the current year' };

/**
 * `"maxCurrentYear": true`: a year, as a number or as digits, is not after the current one, told by the runtime: the one
 * that it is already somewhere on earth (UTC+14).
 */
export const maxCurrentYear: CodeKeywordDefinition = {
  keyword: 'maxCurrentYear',
  type: ['string', 'number'],
  schemaType: 'boolean',
  error,
  code(context) {
    const { data, schema } = context;
    if (schema === true) context.fail(_`Number(${data}) > new Date(rt.now() + ${farthestAhead}).getUTCFullYear()`);
  },
};
