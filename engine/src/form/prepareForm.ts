import type { FormModule } from '../validation/types.ts';
import { loadedInterpreter, loadInterpreter } from './validator/interpreter.ts';
import { hasUnforeseenBranches } from './validator/unforeseenBranches.ts';

/**
 * Loads what a form needs to be drawn at once. Await it on the server before `renderToString`, and in the page before
 * `hydrateRoot`: a form with branches that were not compiled is drawn later otherwise, and nothing of it on a server.
 */
export async function prepareForm(form: FormModule): Promise<void> {
  if (loadedInterpreter() || !hasUnforeseenBranches(form)) return;
  await loadInterpreter();
}
