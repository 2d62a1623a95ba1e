import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormSources } from './published-forms.ts';
import { writeWhole } from './write-whole.ts';

const fileOf = (directory: string) => join(directory, 'last-good.json');

/** Keeps what was published last, for a start that finds the schemas broken. */
export const keepLastGood = (directory: string, sources: FormSources) => writeWhole(fileOf(directory), JSON.stringify(sources));

/** What was published last and has every form that is needed; `undefined` when there is none. */
export async function readLastGood(directory: string, needed: readonly string[]): Promise<FormSources | undefined> {
  try {
    const sources = JSON.parse(await readFile(fileOf(directory), 'utf8')) as FormSources;
    if (!Array.isArray(sources.languages)) return undefined; // kept by an older version
    return needed.every((name) => sources.forms.some((form) => form.name === name)) ? sources : undefined;
  } catch {
    return undefined;
  }
}
