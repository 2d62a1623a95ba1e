import { getUiOptions, type UiSchema } from '@rjsf/utils';
import { createContext } from 'react';

/** How deep parts begin open, as a uiSchema around says, and how many parts deep a place is within that. */
export interface FoldDepth {
  /** `false`: all of them; `undefined`: nothing is said. */
  readonly most: number | false | undefined;
  readonly below: number;
}

/** What is said around; `undefined` directly within the form, where its own uiSchema speaks. */
export const FoldDepthContext = createContext<FoldDepth | undefined>(undefined);

/** What a uiSchema itself says of parts within, `ui:options.foldDepth`. */
export function foldDepthOf(uiSchema: UiSchema | undefined, globals?: object): FoldDepth {
  const { foldDepth } = getUiOptions(uiSchema, globals);
  return { most: typeof foldDepth === 'number' || foldDepth === false ? foldDepth : undefined, below: 0 };
}
