import { sameDocument } from '../../validation/sameDocument.ts';
import type { JsonObject } from '../../validation/types.ts';
import type { FormHandle } from '../types.ts';
import type { AutosaveTarget } from './autosaver.ts';

/** A form that is saved by itself, whether it is there or hidden for a while. */
export interface FormTarget extends Pick<AutosaveTarget, 'read' | 'isSaved' | 'settle' | 'replace'> {
  /** The form says what its document is from now on. */
  readonly heard: (document: JsonObject) => void;
  /** Tells a form that is there again what it has missed. */
  readonly catchUp: () => void;
}

/** The form behind `handle`, which holds nothing while the form is hidden or gone; `saved` is the document as it was loaded. */
export function createFormTarget(handle: () => FormHandle | null, saved: JsonObject): FormTarget {
  let known = saved;
  /** What the form showed as it went, and what was saved since. */
  let missed: { readonly shown: JsonObject; readonly saved: JsonObject } | undefined;

  const catchUp = () => {
    const form = handle();
    if (!form || !missed) return;
    const { shown, saved: settled } = missed;
    missed = undefined;
    // Another form was given a document of its own.
    if (!sameDocument(form.getData(), shown)) return;
    const document = known;
    form.settle(settled);
    if (document !== shown) form.replace(document);
  };

  return {
    catchUp,
    heard: (document) => {
      known = document;
    },
    read: () => {
      catchUp();
      known = handle()?.getData() ?? known;
      return known;
    },
    isSaved: () => handle()?.isDirty() === false,
    settle: (settled) => {
      const form = handle();
      if (form) form.settle(settled);
      else missed = { shown: missed?.shown ?? known, saved: settled };
    },
    replace: (document) => {
      handle()?.replace(document);
      known = document;
    },
  };
}
