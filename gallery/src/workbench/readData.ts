import type { Complaint } from '@reelform/engine/compile';
import type { JsonObject } from '@reelform/engine/validation';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { text } from '../text.ts';

/** Name of the file with an example's data. */
export const dataFile = 'data.json';

/** Reads the text of `data.json`: an object, or what is wrong with it. */
export const readData = (content: string): { readonly data: JsonObject } | { readonly complaint: Complaint } => {
  const complain = (message: string, line = 1, column = 1) => ({
    complaint: { file: dataFile, line, column, pointer: '', message },
  });
  const broken: ParseError[] = [];
  const value: unknown = parse(content, broken, { disallowComments: true });
  const [first] = broken;
  if (first) {
    const before = content.slice(0, first.offset).split('\n');
    const reason = printParseErrorCode(first.error).replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`);
    return complain(text('notJson', { reason: reason.toLowerCase() }), before.length, (before.at(-1)?.length ?? 0) + 1);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return complain(text('notObject'));
  return { data: value as JsonObject }; // a JSON text holds nothing but JSON
};

/** The text of `data.json` for some data. */
export const writeData = (data: JsonObject): string => `${JSON.stringify(data, null, 2)}\n`;
