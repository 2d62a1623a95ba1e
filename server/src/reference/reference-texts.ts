import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type reference from '@reelform/schemas/api/reference.json';

/** What the description of the API says in words (`api/reference.json`). */
export type ReferenceTexts = typeof reference;

/**
 * Reads the texts of a schemas folder.
 * @throws when the file cannot be read
 */
export const readReferenceTexts = (schemasDirectory: string): ReferenceTexts =>
  JSON.parse(readFileSync(join(schemasDirectory, 'api/reference.json'), 'utf8'));
