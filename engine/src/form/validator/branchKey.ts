import { hashForSchema, type RJSFSchema } from '@rjsf/utils';
import { withoutTexts } from '../../validation/index.ts';
import type { FormModule } from '../../validation/types.ts';

/** The key in a form module's checks of the compiled check of a branch; `undefined` when it was not foreseen. */
export function branchKey(form: FormModule, schema: RJSFSchema): string | undefined {
  const key = form.branches[hashForSchema(withoutTexts(schema))];
  return key !== undefined && form.checks[key] ? key : undefined;
}
