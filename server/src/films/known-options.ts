import type { FormError } from '@reelform/engine/validation';
import type { LabelKind } from '@reelform/schemas/api';
import type { FormPayloads } from '@reelform/schemas/types';
import type { Queries } from '../database/queries.ts';
import { type Notices, notice } from '../http/error-reply.ts';
import { findLabelKeys, insertLabel } from '../repositories/labels.ts';
import type { SchemaOptions } from '../schema-options.ts';
import { labelKey, labelName } from './labels.ts';

/** The form `film-details` as a draft may leave it. */
export type ProgramDetails = Partial<FormPayloads['film-details']>;

/** Complaints about countries that are none. */
export function findUnknownCountries(
  { countryOfOrigin, geoRestriction }: ProgramDetails,
  { countries }: Pick<SchemaOptions, 'countries'>,
  notices: Notices,
): readonly FormError[] {
  const named = [
    ...(countryOfOrigin ? [['/countryOfOrigin', countryOfOrigin] as const] : []),
    ...(geoRestriction?.countries ?? []).map((code, index) => [`/geoRestriction/countries/${index}`, code] as const),
  ];
  return named
    .filter(([, code]) => !countries.some((country) => country.code === code))
    .map(([path]) => ({ path, keyword: 'unknownCountry', message: notice(notices, 'error.unknownCountry') }));
}

const membersOfKinds = {
  genre: 'primayGenres',
  secondaryGenre: 'secondaryGenres',
  tag: 'tags',
} as const satisfies Record<LabelKind, keyof ProgramDetails>;
const kinds = ['genre', 'secondaryGenre', 'tag'] as const satisfies readonly LabelKind[];

/** Makes every genre and tag that details name one that their filmmaker can choose again. */
export async function keepLabels(
  queries: Queries,
  accountId: number,
  details: ProgramDetails,
  { labels }: Pick<SchemaOptions, 'labels'>,
  at: Date,
): Promise<void> {
  for (const kind of kinds) {
    const ofPlatform = new Set(labels[kind].map(labelKey));
    const own = new Map((details[membersOfKinds[kind]] ?? []).map((name) => [labelKey(name), labelName(name)]));
    // In one order for everybody: of two saves that bring the same ones neither waits for what the other has yet to add.
    const keys = [...own.keys()].filter((key) => !ofPlatform.has(key)).sort();
    const known = new Set(await findLabelKeys(queries, accountId, kind, keys));
    for (const key of keys)
      if (!known.has(key)) await insertLabel(queries, { accountId, kind, name: own.get(key) ?? key, key, at });
  }
}
