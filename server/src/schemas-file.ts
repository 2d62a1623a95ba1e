import { readdirSync } from 'node:fs';
import { formatComplaint, type JsonFile, readJsonFile } from '@reelform/engine/compile';

/** A file of the schemas folder that is not as it should be. The message says so, a line for each place: `file:line:column pointer …`. */
export class FileFlaw extends Error {
  override readonly name = 'FileFlaw';
}

/** A file of the schemas folder, read. */
export interface SchemasFile {
  readonly data: unknown;
  /** What to throw when there is something wrong at a place of the file, or about what it lacks there. */
  flaw(tokens: readonly (string | number)[], message: string): FileFlaw;
}

/** A file whose JSON was read with its places. */
export const schemasFile = (json: JsonFile): SchemasFile => ({
  data: json.value,
  flaw: (tokens, message) => new FileFlaw(formatComplaint(json.complain(tokens, message))),
});

/**
 * Reads a file of the schemas folder.
 * @throws {FileFlaw} naming the file, the line and why it cannot be read
 */
export function readJson(file: string): SchemasFile {
  const read = readJsonFile(file);
  if ('complaints' in read) throw new FileFlaw(read.complaints.map(formatComplaint).join('\n'));
  return schemasFile(read.json);
}

/** What stands in a folder of the schemas; nothing when that is gone or may not be read, which reading a file of it tells. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** What is logged of an error: of a flaw of a file its lines, of anything else, which is a bug, where it happened. */
export const toldOf = (error: unknown) => (error instanceof FileFlaw ? { reasons: error.message.split('\n') } : { err: error });
