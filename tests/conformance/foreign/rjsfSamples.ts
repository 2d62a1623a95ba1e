import type { ForeignDocument } from './foreignForms.ts';
import samples from './rjsfSamples.json' with { type: 'json' };

/** Forms like those that rjsf's documentation shows for each of its features, written anew. */
export const rjsfSamples: readonly ForeignDocument[] = Object.entries(
  samples satisfies { readonly [name: string]: Omit<ForeignDocument, 'name'> },
).map(([name, sample]) => ({ name: `rjsf: ${name}`, ...sample }));
