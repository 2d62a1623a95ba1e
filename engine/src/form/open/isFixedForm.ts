import { isValidElement } from 'react';
import { resolveReference, type SchemaNode } from '../../validation/schemaNode.ts';
import type { FormModule } from '../../validation/types.ts';
import { isMembers } from '../data/members.ts';
import { remembered } from '../data/remembered.ts';
import { isChanging, kindOf } from '../fields/fixedSchema.ts';
import type { FormTheme } from '../types.ts';

const known = new WeakMap<object, boolean>();

/**
 * Whether the schema of a form says the same whatever its data, in the kinds of value that the engine's own fields draw.
 * Those of rjsf, which draw conditions, tuples and what can be left out, are fetched with the parts of open forms.
 */
export function isFixedForm(form: FormModule): boolean {
  return form.isOpen === false && remembered(known, form, () => !isDrawnByRjsf(form.uiSchema) && hasFixedParts(form.schema));
}

/** Whether a form is drawn without the parts of open forms, with a theme that does not ask for them either. */
export function isDrawnFixed(form: FormModule, theme: Pick<FormTheme, 'hasWholeRegistry'> | undefined): boolean {
  return theme?.hasWholeRegistry !== true && isFixedForm(form);
}

function hasFixedParts(root: SchemaNode): boolean {
  const seen = new Set<unknown>();
  const isFixed = (node: unknown): boolean => {
    if (seen.has(node)) return true;
    seen.add(node);
    if (!isMembers(node)) return false;
    const { $ref, properties = {}, items = false, type } = node;
    if (isChanging(node) || (type !== undefined && kindOf(node) === undefined)) return false;
    if ($ref !== undefined && !isFixed(resolveReference($ref, root) ?? {})) return false;
    // Rows that are forbidden are none.
    return (items === false || isFixed(items)) && isMembers(properties) && Object.values(properties).every(isFixed);
  };
  return isFixed(root);
}

/** Whether a uiSchema names a field, or has any left out until it is asked for. */
function isDrawnByRjsf(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(isDrawnByRjsf);
  if (!isMembers(node) || isValidElement(node)) return false;
  const { 'ui:field': field, 'ui:options': options } = node;
  return (
    field !== undefined ||
    (isMembers(options) && 'field' in options) ||
    Object.keys(node).some((name) => name.endsWith('enableOptionalDataFieldForType')) ||
    Object.values(node).some(isDrawnByRjsf)
  );
}
