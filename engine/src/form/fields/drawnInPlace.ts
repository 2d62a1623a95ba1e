import type { FieldTemplateProps } from '@rjsf/utils';
import type { ReactElement } from 'react';

/** A FieldTemplate that is a function of its props. */
export type PlainFieldTemplate = (props: FieldTemplateProps) => ReactElement | null;

const plain = new WeakSet<object>();

/**
 * Says of a theme's FieldTemplate that it can be called instead of mounted: it has no state and no effects, and does not
 * ask for the pointer of its field. Lines of text are drawn without a component for it then, which is felt in a form of
 * hundreds.
 *
 * @returns the template
 */
export function drawnInPlace<Template extends PlainFieldTemplate>(template: Template): Template {
  plain.add(template);
  return template;
}

/** Whether a template is said to be callable. */
export function isDrawnInPlace(template: unknown): template is PlainFieldTemplate {
  return typeof template === 'function' && plain.has(template);
}
