import { type LayoutPage, type LayoutPart, namesIn } from '@reelform/engine/validation';
import { use } from 'react';
import { LayoutContext } from './LayoutContext.ts';

/** Names of the properties on each of some pages, `'*'` spelled out. */
export const useNames = (pages: readonly (LayoutPart | LayoutPage)[]): readonly (readonly string[])[] => {
  const { rest } = use(LayoutContext);
  return pages.map((page) => namesIn(page).flatMap((name) => (name === '*' ? rest : [name])));
};
