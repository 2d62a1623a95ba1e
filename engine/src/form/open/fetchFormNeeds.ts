import type { FormModule } from '../../validation/types.ts';
import type { FormTheme } from '../types.ts';
import { fetchOpenParts } from './fetchOpenParts.ts';
import { isDrawnFixed } from './isFixedForm.ts';

/** Fetches what an open form is drawn and matched with; nothing for any other. @throws what an import throws */
export async function fetchFormNeeds(form: FormModule, theme?: Pick<FormTheme, 'hasWholeRegistry'>): Promise<void> {
  if (isDrawnFixed(form, theme)) return;
  const { hasUnforeseenBranches, loadInterpreter } = await fetchOpenParts();
  if (theme?.hasWholeRegistry === true || hasUnforeseenBranches(form)) await loadInterpreter();
}
