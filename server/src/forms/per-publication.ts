import type { PublishedForms } from './published-forms.ts';
import type { FormRegistry } from './registry.ts';

/** What is made of the published forms: once, and anew when others are published. */
export function perPublication<Made>(forms: Pick<FormRegistry, 'current'>, make: () => Made): () => Made {
  let last: { readonly of: PublishedForms; readonly made: Made } | undefined;
  return () => {
    const of = forms.current();
    if (last?.of !== of) last = { of, made: make() };
    return last.made;
  };
}
