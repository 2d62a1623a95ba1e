import type { ForeignDocument } from './foreignForms.ts';
import forms from './oddForms.json' with { type: 'json' };

/** Forms whose schemas leave much open, or say it in unusual ways, as those of configuration files and other tools do. */
export const oddForms: readonly ForeignDocument[] = Object.entries(
  forms satisfies { readonly [name: string]: Omit<ForeignDocument, 'name'> },
).map(([name, form]) => ({ name: `odd: ${name}`, ...form }));
