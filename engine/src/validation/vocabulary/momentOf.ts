import { _, type Code } from 'ajv/dist/compile/codegen/index.js';

/**
 * Code for the moment that a text means, in milliseconds since 1970. Of what the format `date-time` takes, `Date.parse`
 * knows no leap second, which is the second before here, and no offset in hours alone: it would be no date, and
 * pass. A time without a zone is UTC, or page and server would not agree.
 */
export const momentOf = (text: Code): Code =>
  _`Date.parse(${text}.replace(":60", ":59").replace(/(:[\\d.]+[+-]\\d\\d)$/, "$1:00").replace(/([t\\s][\\d:.]+)$/i, "$1Z"))`;
