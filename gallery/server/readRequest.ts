import type { IncomingMessage } from 'node:http';
import { type CompileRequest, isExampleFile, mostBytes } from '../exchange.ts';

/**
 * The body of a request as text.
 * @returns `undefined` when it is too large
 */
export const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
  }
  return size <= mostBytes ? Buffer.concat(parts).toString('utf8') : undefined;
};

/**
 * Reads what is to be compiled.
 * @returns `undefined` when the text is something else
 */
export const readCompileRequest = (text: string): CompileRequest | undefined => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  const files = typeof body === 'object' && body !== null && 'files' in body ? body.files : undefined;
  if (typeof files !== 'object' || files === null) return undefined;
  const entries = Object.entries(files);
  if (!entries.every(([name, content]) => isExampleFile(name) && typeof content === 'string')) return undefined;
  return { files: Object.fromEntries(entries) };
};

/** Whether a request was addressed to this machine by a name of its own: other names could be another site's. */
export const isLocal = ({ headers }: IncomingMessage): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');

/** Whether a request comes from our own page (https://www.w3.org/TR/fetch-metadata/). */
export const isFromPage = ({ headers }: IncomingMessage): boolean =>
  [undefined, 'same-origin'].includes(headers['sec-fetch-site']?.toString()) && headers['content-type'] === 'application/json';
