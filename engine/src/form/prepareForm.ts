import type { FormModule } from '../validation/types.ts';
import { fetchOpenParts } from './open/fetchOpenParts.ts';
import { isFixedForm } from './open/isFixedForm.ts';

/**
 * Loads what a form needs to be drawn at once. Await it on the server before `renderToString`, and in the page before
 * `hydrateRoot`: a form whose schema leaves open what is drawn (choices between schemas, conditions, values of any kind)
 * is drawn later otherwise, and nothing of it on a server.
 */
export async function prepareForm(form: FormModule): Promise<void> {
  if (isFixedForm(form)) return;
  const { hasUnforeseenBranches, loadInterpreter } = await fetchOpenParts();
  if (hasUnforeseenBranches(form)) await loadInterpreter();
}
