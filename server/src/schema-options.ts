import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may be uploaded. */
export interface UploadOptions {
  /** Media types that are signed for. */
  readonly types: readonly string[];
  readonly maxBytes: number;
}

/** Lists and limits of `schemas/options` that only the server needs. */
export interface SchemaOptions {
  readonly video: UploadOptions;
  /** Passwords that too many people use, in lower case. */
  readonly commonPasswords: ReadonlySet<string>;
}

/**
 * Reads the options of a schemas folder.
 * @throws naming the file that is missing or has another shape
 */
export function readSchemaOptions(schemasDirectory: string): SchemaOptions {
  const uploads = readJson(join(schemasDirectory, 'options/uploads.json'));
  const passwords = readJson(join(schemasDirectory, 'options/common-passwords.json'));
  const video = isRecord(uploads.data) ? uploads.data['video'] : undefined;
  if (!isRecord(video) || !isTextList(video['types']) || typeof video['maxBytes'] !== 'number')
    throw new Error(`${uploads.file} must have 'video' with 'types' and 'maxBytes'.`);
  if (!isTextList(passwords.data)) throw new Error(`${passwords.file} must be a list of texts.`);
  return {
    video: { types: video['types'], maxBytes: video['maxBytes'] },
    commonPasswords: new Set(passwords.data.map((password) => password.toLowerCase())),
  };
}

function readJson(file: string): { readonly file: string; readonly data: unknown } {
  try {
    return { file, data: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
