import type { Complaint } from '@reelform/engine/compile';
import type { JsonObject } from '@reelform/engine/validation';
import { text } from '../text.ts';

/** Name of the file with an example's data. */
export const dataFile = 'data.json';

/** Reads the text of `data.json`: an object, or what is wrong with it. */
export const readData = (content: string): { readonly data: JsonObject } | { readonly complaint: Complaint } => {
  const complain = (message: string, line = 1, column = 1) => ({
    complaint: { file: dataFile, line, column, pointer: '', message },
  });
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
    const before = content.slice(0, offset).split('\n');
    const short = reason.replace(/ (in JSON )?at position.*$/, '');
    return complain(text('notJson', { reason: short }), before.length, (before.at(-1)?.length ?? 0) + 1);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return complain(text('notObject'));
  return { data: value as JsonObject }; // JSON.parse makes nothing but JSON
};

/** The text of `data.json` for some data. */
export const writeData = (data: JsonObject): string => `${JSON.stringify(data, null, 2)}\n`;
