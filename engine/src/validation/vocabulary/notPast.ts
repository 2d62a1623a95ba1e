import { _, type CodeKeywordDefinition, type KeywordErrorDefinition } from 'ajv';

const error: KeywordErrorDefinition = { message: 'must not be in the past' };

/** `"notPast": true`: a date-time (RFC 3339) is not before now. 'Now' comes from the module's runtime. */
export const notPast: CodeKeywordDefinition = {
  keyword: 'notPast',
  type: 'string',
  schemaType: 'boolean',
  error,
  code(context) {
    if (context.schema === true) context.fail(_`Date.parse(${context.data}) < rt.now()`);
  },
};
