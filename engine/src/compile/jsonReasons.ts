import { type ParseError, printParseErrorCode } from 'jsonc-parser';

type Code = ReturnType<typeof printParseErrorCode>;

const reasons: { readonly [code in Code]: string } = {
  InvalidSymbol: 'what stands here is no value, and texts stand in straight double quotes',
  InvalidNumberFormat: 'what stands here is no number',
  PropertyNameExpected: 'a name in straight double quotes is expected here, and no comma before the last brace',
  ValueExpected: 'a value is expected here, and no comma behind the last one',
  ColonExpected: 'a colon is expected here, between a name and its value',
  CommaExpected: 'a comma is expected before what stands here',
  CloseBraceExpected: "a closing '}' is missing",
  CloseBracketExpected: "a closing ']' is missing",
  EndOfFileExpected: 'something stands here behind its end',
  InvalidCommentToken: 'that has no comments',
  UnexpectedEndOfComment: 'that has no comments',
  UnexpectedEndOfString: 'the closing quote of this text is missing',
  UnexpectedEndOfNumber: 'this number ends too soon',
  InvalidUnicode: "four hexadecimal digits are expected behind '\\u'",
  InvalidEscapeCharacter: "'\\' in a text stands before one of \" \\ / b f n r t u only",
  InvalidCharacter: 'a line break or a tab in a text is written as \\n or \\t',
  '<unknown ParseErrorCode>': 'what stands here was not expected',
};

/** What git writes around the two sides of a change that it could not merge. */
const mergeMark = /^(?:<<<<<<<|=======|>>>>>>>)/;

const unsettled = "a merge is not settled here: one of the two sides stays, and the lines '<<<<<<<', '=======', '>>>>>>>' go";

/** Says in words why a text is not JSON. @param first what its reader stumbled over first */
export const reasonOf = (text: string, first: ParseError | undefined): string => {
  if (text.trim() === '') return 'This is not JSON: the file is empty.';
  const isUnsettled = first !== undefined && mergeMark.test(text.slice(first.offset));
  return `This is not JSON: ${isUnsettled ? unsettled : reasons[first ? printParseErrorCode(first.error) : 'InvalidSymbol']}.`;
};
