import type { ComponentType, ReactElement, ReactNode } from 'react';

const plain = new WeakSet<object>();

/**
 * Says of a theme's FieldTemplate, ObjectFieldTemplate or ArrayFieldItemTemplate that it can be called instead of
 * mounted: it is a function of its props and of contexts, has no state and no effects, and a FieldTemplate does not ask
 * for the pointer of its field. A component less for every field, object and row is felt in a form of hundreds.
 *
 * @returns the template
 */
export function drawnInPlace<Props>(template: (props: Props) => ReactNode): (props: Props) => ReactNode {
  plain.add(template);
  return template;
}

function isPlain<Props>(template: ComponentType<Props>): template is (props: Props) => ReactNode {
  return plain.has(template);
}

/** What an element of `template` draws, without a component for it where that can be. */
export function inPlace<Props>(template: ComponentType<Props>, element: ReactElement<Props>): ReactNode {
  return isPlain(template) ? template(element.props) : element;
}
