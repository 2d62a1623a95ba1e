import { _, type CodeKeywordDefinition, type KeywordErrorDefinition } from 'ajv';

const error: KeywordErrorDefinition = { message: 'must not be after the current year' };

/** `"maxCurrentYear": true`: a year, as a number or as digits, is not after the current one (UTC), told by the runtime. */
export const maxCurrentYear: CodeKeywordDefinition = {
  keyword: 'maxCurrentYear',
  type: ['string', 'number'],
  schemaType: 'boolean',
  error,
  code(context) {
    if (context.schema === true) context.fail(_`Number(${context.data}) > new Date(rt.now()).getUTCFullYear()`);
  },
};
