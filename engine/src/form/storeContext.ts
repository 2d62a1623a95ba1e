import { createContext, use } from 'react';
import type { FieldIds } from './fields/fieldIds.ts';
import type { Undrawn } from './fields/undrawn.ts';
import type { FormStore } from './formStore.ts';
import type { News } from './news/news.ts';

/** What the engine's own components share within one form. */
export interface FormParts {
  readonly store: FormStore;
  readonly ids: FieldIds;
  readonly undrawn: Undrawn;
  readonly news: News;
  /** The element around the form; `null` while it is not mounted. */
  readonly root: () => HTMLElement | null;
}

/** The parts of the form around. */
export const FormPartsContext = createContext<FormParts | undefined>(undefined);

/**
 * The parts of the form around; a stable object.
 *
 * @throws Error when there is no `SchemaForm` around.
 */
export function useFormParts(): FormParts {
  const parts = use(FormPartsContext);
  if (!parts) throw new Error('The engine’s fields need a SchemaForm around them');
  return parts;
}
