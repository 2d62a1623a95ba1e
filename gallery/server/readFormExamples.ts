import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@reelform/engine/validation';
import type { About, Example } from '../exchange.ts';

/** As much of a form's `cases.json` as is read here. */
interface CasesFile {
  readonly cases: readonly { readonly data: JsonObject; readonly errors: readonly unknown[]; readonly payload?: boolean }[];
}

/**
 * The portal's own forms, `schemas/forms`, each with the first of its cases that is in order.
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
    const { cases }: CasesFile = JSON.parse(read('cases.json'));
    const good = cases.find(({ errors, payload }) => errors.length === 0 && payload !== true);
    const { title = name, description = '' }: Partial<About> = JSON.parse(read('schema.json'));
    return {
      ...(abouts[name] ?? { title, description }),
      id: `${group}/${name}`,
      files: {
        'schema.json': read('schema.json'),
        'ui.json': read('ui.json'),
        'data.json': `${JSON.stringify(good?.data ?? {}, null, 2)}\n`,
      },
    };
  });
};
