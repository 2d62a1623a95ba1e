import { _, type CodeKeywordDefinition, type KeywordErrorDefinition } from 'ajv';

const error: KeywordErrorDefinition = { message: 'must not be blank' };

/** `"notBlank": true`: a text has at least one character that is not white space. */
export const notBlank: CodeKeywordDefinition = {
  keyword: 'notBlank',
  type: 'string',
  schemaType: 'boolean',
  error,
  code(context) {
    if (context.schema === true) context.fail(_`${context.data}.trim() === ""`);
  },
};
