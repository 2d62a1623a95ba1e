import type { FormModule } from '../validation/types.ts';
import { hydration } from './hydration/hydration.ts';
import { fetchFormNeeds } from './open/fetchFormNeeds.ts';
import type { FormTheme } from './types.ts';

/**
 * Loads what a form needs to be drawn at once. Await it on the server before `renderToString`, and in the page before
 * `hydrateRoot`: a form whose schema leaves open what is drawn (choices between schemas, conditions, values of any kind)
 * is drawn later otherwise, and nothing of it on a server.
 *
 * @param theme the one it is drawn with, where that has `hasWholeRegistry`: such a theme makes every form one of these
 */
export async function prepareForm(form: FormModule, theme?: Pick<FormTheme, 'hasWholeRegistry'>): Promise<void> {
  await fetchFormNeeds(form, theme);
  const page = globalThis.document;
  // A form is there already: what a server drew of this one may have been used.
  if (!page?.querySelector('.rjsf')) return;
  const late = await import('./hydration/takeOver.ts').catch(() => undefined); // the form is drawn without it as well
  if (!late) return;
  late.noteDrawn(page);
  hydration.takeOver = late.takeOver;
  hydration.typedInto = late.typedInto;
}
