import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FormSources } from './published-forms.ts';
import { writeWhole } from './write-whole.ts';

/** What was published last. */
export interface LastGood {
  readonly sources: FormSources;
  /** The key of the schemas that it was compiled from; `undefined` when that is not known for certain. */
  readonly key: string | undefined;
}

const fileOf = (directory: string) => join(directory, 'last-good.json');

/** Keeps what was published last, for a start that finds the schemas as they were, or broken. */
export const keepLastGood = (directory: string, { key, sources }: LastGood) =>
  writeWhole(fileOf(directory), JSON.stringify({ key, ...sources }));

/** What was published last and has every form that is needed; `undefined` when there is none. */
export async function readLastGood(directory: string, needed: readonly string[]): Promise<LastGood | undefined> {
  try {
    const { key, ...sources } = JSON.parse(await readFile(fileOf(directory), 'utf8')) as FormSources & { key?: string };
    if (!Array.isArray(sources.languages)) return undefined; // kept by an older version
    return needed.every((name) => sources.forms.some((form) => form.name === name)) ? { key, sources } : undefined;
  } catch {
    return undefined;
  }
}
