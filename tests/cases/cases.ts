import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormError, JsonObject, Mode } from '@reelform/engine/validation';

/** Named data and the complaints that the form's verdict must give, none for good data. */
export interface Case {
  readonly name: string;
  readonly mode: Mode;
  readonly payload?: boolean;
  readonly context?: JsonObject;
  readonly data: unknown;
  readonly errors: readonly FormError[];
}

/** Forms that have cases. */
export const formsWithCases = [
  'account-setup',
  'availability',
  'bts-document',
  'change-password',
  'channel',
  'channel-order',
  'channel-videos',
  'contract-signature',
  'film-details',
  'film-submission',
  'forgot-password',
  'login',
  'manage-assets',
  'profile',
  'promotion-preferences',
  'promotions',
  'release-date',
  'reset-password',
  'signup',
  'staff-note',
  'staff-rejection',
  'staff-release',
  'staff-resource',
  'subtitles',
  'upgrade',
] as const;

/** The cases of a form, from `schemas/forms/<name>/cases.json`. */
export const casesOf = (name: string): readonly Case[] =>
  JSON.parse(readFileSync(join('schemas/forms', name, 'cases.json'), 'utf8')).cases;
