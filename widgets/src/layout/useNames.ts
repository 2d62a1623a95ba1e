import { type LayoutPage, type LayoutPart, namesIn } from '@reelform/engine/validation';
import { use } from 'react';
import { LayoutContext } from './LayoutContext.ts';

/** Names of the properties that each of some pages draws, `'*'` spelled out: a page without any has nothing to show. */
export const useNames = (pages: readonly (LayoutPart | LayoutPage)[]): readonly (readonly string[])[] => {
  const { fields, rest } = use(LayoutContext);
  return pages.map((page) =>
    namesIn(page)
      .flatMap((name) => (name === '*' ? rest : [name]))
      .filter((name) => fields.get(name)?.isHidden === false),
  );
};
