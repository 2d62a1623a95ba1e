import type { CodeKeywordDefinition, KeywordErrorDefinition } from 'ajv';
import { _ } from 'ajv/dist/compile/codegen/index.js';
import { momentOf } from './momentOf.ts';

const error: KeywordErrorDefinition = { message: 'must not be in the past' };

/** How far the last time zone that a day ends in, UTC-12, is behind, in milliseconds: today is nobody's yesterday. */
const farthestBehind = 432e5;

/** Code for how far the day that is asked about is behind: in a page as the person's clock has it, else wherever they are. */
const behind = _`(typeof document == "object" ? new Date(rt.now()).getTimezoneOffset() * 60000 : ${farthestBehind})`;

/**
 * `"notPast": true`: a date-time (RFC 3339, or a number of seconds since 1970) is not before now, and a date without a
 * time not before today: the page's today, and in the server, which does not know where the person is, what still is today
 * somewhere on earth (UTC-12). 'Now' comes from the module's runtime. A text that is no date is left to `format`.
 */
export const notPast: CodeKeywordDefinition = {
  keyword: 'notPast',
  type: ['string', 'number'],
  schemaType: 'boolean',
  error,
  code(context) {
    const { data, schema, gen } = context;
    if (schema !== true) return;
    const isNumber = _`typeof ${data} == "number"`;
    const day = 86_400_000;
    const earliest = gen.const(
      'earliest',
      _`${isNumber} || ${data}.length > 10 ? rt.now() : Math.floor((rt.now() - ${behind}) / ${day}) * ${day}`,
    );
    context.fail(_`(${isNumber} ? ${data} * 1000 : ${momentOf(data)}) < ${earliest}`);
  },
};
