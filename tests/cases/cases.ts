import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormError, JsonObject, Mode } from '@reelform/engine/validation';
import type { FormName } from '@reelform/schemas/api';

/** Named data and the complaints that the form's verdict must give, none for good data. */
export interface Case {
  readonly name: string;
  readonly mode: Mode;
  readonly payload?: boolean;
  readonly context?: JsonObject;
  readonly data: unknown;
  readonly errors: readonly FormError[];
}

/** Every form of the portal: each has cases. */
export const formsWithCases: readonly FormName[] = readdirSync('schemas/forms').sort() as FormName[];

/** The cases of a form, from `schemas/forms/<name>/cases.json`. */
export const casesOf = (name: string): readonly Case[] =>
  JSON.parse(readFileSync(join('schemas/forms', name, 'cases.json'), 'utf8')).cases;
