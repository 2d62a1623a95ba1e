import { type FieldProps, getUiOptions, hasWidget } from '@rjsf/utils';
import { fillIn } from '../../validation/index.ts';
import type { FormModule } from '../../validation/types.ts';
import type { OptionSources } from '../options/types.ts';
import { resolveReference } from '../schema/applicable.ts';

/** Keyword that stands where a reference could not be resolved. */
export const UNRESOLVED = 'x-unresolved';

/** What keeps a field from being drawn, in words for whoever maintains the form; `undefined` when nothing does. */
export function fieldProblem(
  { schema, uiSchema, registry }: FieldProps,
  form: FormModule,
  sources: OptionSources,
): string | undefined {
  const texts = form.messages.widgets['form'] ?? {};
  const missing: unknown = schema[UNRESOLVED];
  if (typeof missing === 'string') return fillIn(texts['unresolvedRef'] ?? missing, { ref: missing });
  const { widget, source } = getUiOptions(uiSchema);
  if (typeof source === 'string' && !Object.hasOwn(sources, source))
    return fillIn(texts['unknownSource'] ?? source, { source });
  if (typeof widget !== 'string' || widget === 'hidden') return undefined;
  const target = schema.$ref ? (resolveReference(schema.$ref, registry.rootSchema) ?? schema) : schema;
  const isDrawn = target.type === 'object' || hasWidget({ ...target }, widget, registry.widgets);
  return isDrawn ? undefined : fillIn(texts['unknownWidget'] ?? widget, { widget });
}
