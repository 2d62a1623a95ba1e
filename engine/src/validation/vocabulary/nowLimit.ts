import type { CodeKeywordDefinition } from 'ajv';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { momentOf } from './momentOf.ts';

const day = 86_400_000;

/**
 * A keyword, `true`, that holds a date-time (RFC 3339, or a number of seconds since 1970) to now, and a date without a time
 * to today: the page's today, and in the server, which does not know where the person is, a day that still, or already, is
 * today somewhere on earth. 'Now' comes from the module's runtime. A text that is no date is left to `format`.
 *
 * @param farthest how far the time zone whose today the server takes is behind UTC, in milliseconds
 */
export const nowLimit = (keyword: string, message: string, isBroken: '<' | '>', farthest: number): CodeKeywordDefinition => ({
  keyword,
  type: ['string', 'number'],
  schemaType: 'boolean',
  error: { message },
  code(context) {
    const { data, schema, gen } = context;
    if (schema !== true) return;
    const isNumber = _`typeof ${data} == "number"`;
    const behind = _`(typeof document == "object" ? new Date(rt.now()).getTimezoneOffset() * 60000 : ${farthest})`;
    const limit = gen.const(
      'limit',
      _`${isNumber} || ${data}.length > 10 ? rt.now() : Math.floor((rt.now() - ${behind}) / ${day}) * ${day}`,
    );
    const moment = _`(${isNumber} ? ${data} * 1000 : ${momentOf(data)})`;
    context.fail(isBroken === '<' ? _`${moment} < ${limit}` : _`${moment} > ${limit}`);
  },
});
