import { useEffect, useState } from 'react';
import type { FormModule } from '../../validation/types.ts';
import type { FormTheme } from '../types.ts';
import type { Interpreter } from '../validator/interpreter.ts';
import { fetchFormNeeds } from './fetchFormNeeds.ts';
import { loadedOpenParts, type OpenParts } from './fetchOpenParts.ts';
import { isDrawnFixed } from './isFixedForm.ts';

/** What an open form is drawn with; nothing of it for any other form. */
export interface PreparedParts {
  readonly open: OpenParts | undefined;
  readonly interpreter: Interpreter | undefined;
}

const NOTHING: PreparedParts = { open: undefined, interpreter: undefined };

/** How the preparing of a form has ended. */
interface Outcome {
  readonly form: FormModule;
  readonly failure?: { readonly error: unknown };
}

/**
 * What a form is drawn with; `undefined` while that is being fetched. Without the interpreter it is drawn as well: branches
 * that were not foreseen match nothing then.
 *
 * @throws in the place of the form, what the import of the parts throws; they are asked for again when it is drawn anew
 */
export function usePreparedParts(form: FormModule, theme: FormTheme): PreparedParts | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  const isOpen = !isDrawnFixed(form, theme);
  const open = isOpen ? loadedOpenParts() : undefined;
  const isMatched = open !== undefined && (theme.hasWholeRegistry === true || open.hasUnforeseenBranches(form));
  const interpreter = isMatched ? open?.loadedInterpreter() : undefined;
  const isThere = open !== undefined && (!isMatched || interpreter !== undefined);
  const ended = outcome?.form === form ? outcome : undefined;
  const isAwaited = isOpen && !isThere && !ended;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isWanted = true;
    const end = (next: Outcome) => {
      if (isWanted) setOutcome(next);
    };
    fetchFormNeeds(form, theme).then(
      () => end({ form }),
      (error) => end({ form, failure: { error } }),
    );
    return () => {
      isWanted = false;
    };
  }, [form, theme, isAwaited]);
  if (isAwaited) return undefined;
  if (isOpen && !open) throw ended?.failure?.error;
  return open ? { open, interpreter } : NOTHING;
}
