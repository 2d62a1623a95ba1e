import type { CodeKeywordDefinition, KeywordErrorDefinition } from 'ajv';
import { _ } from 'ajv/dist/compile/codegen/index.js';

const error: KeywordErrorDefinition = { message: 'must not be blank' };

/**
 * `"notBlank": true`: a text has at least one character that is seen: no white space, control character or one that is
 * not drawn (Unicode's `Default_Ignorable_Code_Point`, for instance a zero-width space).
 */
export const notBlank: CodeKeywordDefinition = {
  keyword: 'notBlank',
  type: 'string',
  schemaType: 'boolean',
  error,
  code(context) {
    if (context.schema === true) context.fail(_`!/[^\\s\\p{Cc}\\p{DI}]/u.test(${context.data})`);
  },
};
