import type { Registry } from '@rjsf/utils';
import { createContext, use } from 'react';
import type { FieldIds } from './fields/fieldIds.ts';
import type { Undrawn } from './fields/undrawn.ts';
import type { News } from './news/news.ts';
import type { FormStore } from './storeTypes.ts';

/** What the engine's own components share within one form. */
export interface FormParts {
  readonly store: FormStore;
  readonly ids: FieldIds;
  readonly undrawn: Undrawn;
  readonly news: News;
  /** From now on lines of text have a boundary each, for one of them has failed. False when they had before. */
  readonly guardTexts: () => boolean;
  /** The element around the form; `null` while it is not mounted. */
  readonly root: () => HTMLElement | null;
}

/** Whether lines of text have a boundary each: they do without until one of them fails, since a form may have thousands. */
export const TextGuardContext = createContext(false);

/** What resolves the schema of the form around, and the schema itself: rjsf's form is handed neither. */
export const SchemaUtilsContext = createContext<Registry['schemaUtils'] | undefined>(undefined);

/** The parts of the form around. */
export const FormPartsContext = createContext<FormParts | undefined>(undefined);

/**
 * The parts of the form around; a stable object.
 *
 * @throws Error when there is no `SchemaForm` around.
 */
export function useFormParts(): FormParts {
  const parts = use(FormPartsContext);
  if (!parts) throw new Error('useFormParts needs a SchemaForm around it, of the same copy of @reelform/engine');
  return parts;
}
