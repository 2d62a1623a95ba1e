import { join } from 'node:path';
import type reference from '@reelform/schemas/api/reference.json';
import { textsWithin } from '../check-placeholders.ts';
import { readJson } from '../schemas-file.ts';

/** What the description of the API says in words (`api/reference.json`). */
export type ReferenceTexts = typeof reference;

/**
 * Reads the texts of a schemas folder.
 * @param asked texts that the portal was started with, all of which there must be
 * @throws {FileFlaw} when the file cannot be read, or lacks a text
 */
export function readReferenceTexts(schemasDirectory: string, asked?: ReferenceTexts): ReferenceTexts {
  const { data, flaw } = readJson(join(schemasDirectory, 'api/reference.json'));
  const there = new Set(textsWithin(data, []).map(([tokens]) => tokens.join('/')));
  for (const [tokens] of textsWithin(asked, []))
    if (!there.has(tokens.join('/'))) throw flaw(tokens, `The text '${tokens.join('/')}' is missing.`);
  return data as ReferenceTexts; // what it was typed by has all that the portal asks for
}
