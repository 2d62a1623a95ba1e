import { createContext, use, useMemo } from 'react';
import { useIconButtonClass } from '../controls/button.styles.ts';
import { useChoiceClass } from '../controls/choice.styles.ts';
import { useInputClass } from '../controls/useInputClass.ts';
import { useArrayFieldItemTemplateStyles } from '../templates/ArrayFieldItemTemplate.styles.ts';
import { useObjectFieldTemplateStyles, useSectionClass } from '../templates/ObjectFieldTemplate.styles.ts';
import { useFieldClass } from './Field.styles.ts';
import { useRulesAhead } from './useRulesAhead.ts';

/** Classes of what a form may have thousands of. */
export interface Looks {
  readonly field: string;
  readonly input: string;
  readonly choice: string;
  readonly iconButton: string;
  readonly section: string;
  readonly object: ReturnType<typeof useObjectFieldTemplateStyles>;
  readonly row: ReturnType<typeof useArrayFieldItemTemplateStyles>;
}

/** The classes as the outermost field has looked them up. */
export const LooksContext = createContext<Looks | undefined>(undefined);

const useOwnLooks = (): Looks => {
  useRulesAhead();
  const field = useFieldClass();
  const input = useInputClass();
  const choice = useChoiceClass();
  const iconButton = useIconButtonClass();
  const section = useSectionClass();
  const object = useObjectFieldTemplateStyles();
  const row = useArrayFieldItemTemplateStyles();
  return useMemo(
    () => ({ field, input, choice, iconButton, section, object, row }),
    [field, input, choice, iconButton, section, object, row],
  );
};

/**
 * The classes, looked up once by the outermost field: each look-up costs as much time and memory as the element that it
 * is for. What stands outside of all fields looks them up itself.
 */
export const useLooks = (): Looks =>
  // biome-ignore lint/correctness/useHookAtTopLevel: whether a component stands within a field never changes while it is there
  use(LooksContext) ?? useOwnLooks();
