import type { CodeKeywordDefinition } from 'ajv';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { momentOf } from './momentOf.ts';

/**
 * A keyword that holds a date or date-time to another one, `{"$data": "1/from"}` or one that is written down. What is no
 * date is left to `format`, a field that is not filled in to `required`.
 */
export const dateLimit = (keyword: string, message: string, isBroken: '<' | '>'): CodeKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'string',
  $data: true,
  error: { message, params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(context) {
    const [value, limit] = [momentOf(context.data), momentOf(_`${context.schemaCode}`)];
    context.fail$data(isBroken === '<' ? _`${value} < ${limit}` : _`${value} > ${limit}`);
  },
});
