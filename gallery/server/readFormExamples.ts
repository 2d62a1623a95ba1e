import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json, JsonObject } from '@reelform/engine/validation';
import type { About, Example } from '../exchange.ts';

/** As much of one of a form's `cases.json` as is read here. */
interface Case {
  readonly data: JsonObject;
  readonly context?: JsonObject;
  readonly errors: readonly unknown[];
  readonly payload?: boolean;
}

/** Each fact with its values in the cases, that of `first` before the others. */
const factsOf = (cases: readonly Case[], first: Case | undefined): NonNullable<About['facts']> => {
  const facts: Record<string, Json[]> = {};
  for (const { context = {} } of [...(first ? [first] : []), ...cases]) {
    for (const [fact, value] of Object.entries(context)) {
      const values = facts[fact] ?? [];
      const isNew = !values.some((one) => JSON.stringify(one) === JSON.stringify(value));
      facts[fact] = isNew ? [...values, value] : values;
    }
  }
  return facts;
};

/**
 * The portal's own forms, `schemas/forms`, each with the first of its cases that is in order and the facts of them all.
 *
 * @param abouts titles and descriptions by the form's name; a form without has those of its schema
 */
export const readFormExamples = (
  root: string,
  group: string,
  abouts: { readonly [name: string]: About },
): readonly Example[] => {
  const forms = join(root, 'schemas/forms');
  return readdirSync(forms).map((name) => {
    const read = (file: string) => readFileSync(join(forms, name, file), 'utf8');
    const { cases }: { readonly cases: readonly Case[] } = JSON.parse(read('cases.json'));
    const good = cases.find(({ errors, payload }) => errors.length === 0 && payload !== true);
    const { title = name, description = '' }: Partial<About> = JSON.parse(read('schema.json'));
    return {
      ...(abouts[name] ?? { title, description }),
      facts: factsOf(cases, good),
      id: `${group}/${name}`,
      files: {
        'schema.json': read('schema.json'),
        'ui.json': read('ui.json'),
        'data.json': `${JSON.stringify(good?.data ?? {}, null, 2)}\n`,
      },
    };
  });
};
