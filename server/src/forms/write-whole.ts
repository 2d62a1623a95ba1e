import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that is never seen half written. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, text);
  await rename(temporary, file);
}
