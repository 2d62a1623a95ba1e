import type { RefObject } from 'react';
import type { FormHandle } from '../types.ts';

/** A form's handle as the form itself makes it. */
export interface DrawnHandle extends FormHandle {
  /** What the form is drawn in. */
  readonly element: RefObject<HTMLElement | null>;
}

const isDrawn = (handle: FormHandle): handle is DrawnHandle => 'element' in handle;

/** The document that a form is drawn into, which may be that of a window of its own; that of the page where it is not there. */
export function documentOf(handle: FormHandle | null): Document {
  const element = handle && isDrawn(handle) ? handle.element.current : undefined;
  return element?.ownerDocument ?? document;
}
