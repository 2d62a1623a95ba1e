import { useLayoutPages } from '@reelform/engine';
import type { LayoutAccordion } from '@reelform/engine/validation';
import { useState } from 'react';
import { Columns } from './Columns.tsx';
import { Fold } from './Fold.tsx';
import { useNames } from './useNames.ts';

/** Pages one below the other, each of which folds (`accordion`). */
export function Accordion({ accordion }: { readonly accordion: LayoutAccordion }) {
  const { pages, single = false } = accordion;
  const toggle = (index: number, isOpen: boolean) =>
    setOpen((before) => {
      const others = single && isOpen ? [] : before.filter((one) => one !== index);
      return isOpen ? [...others, index] : others;
    });
  const states = useLayoutPages(
    useNames(pages),
    (index) => open.includes(index),
    (index) => toggle(index, true),
  );
  // Chosen once: a page that rules show later must not fold the one somebody is in.
  const firstShown = states.findIndex(({ isShown }) => isShown);
  const [open, setOpen] = useState<readonly number[]>(accordion.open ?? [Math.max(0, firstShown)]);
  return pages.map(({ title, description, columns, parts }, index) =>
    states[index]?.isShown ? (
      <Fold
        // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order, and a title changes with the language
        key={index}
        title={title}
        description={description}
        errors={states[index].errors}
        isOpen={open.includes(index)}
        onToggle={(isOpen) => toggle(index, isOpen)}
      >
        <Columns columns={columns} parts={parts} />
      </Fold>
    ) : null,
  );
}
