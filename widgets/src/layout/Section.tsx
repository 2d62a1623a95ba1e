import { useLayoutPages } from '@reelform/engine';
import type { LayoutSection } from '@reelform/engine/validation';
import { useId, useState } from 'react';
import { Columns } from './Columns.tsx';
import { Fold } from './Fold.tsx';
import { useLayoutStyles } from './layout.styles.ts';
import { useNames } from './useNames.ts';

/** A titled group of parts (`section`); gone while rules hide everything in it. */
export function Section({ section }: { readonly section: LayoutSection }) {
  const { title, description, columns, parts, collapsible = false } = section;
  const styles = useLayoutStyles();
  const id = useId();
  const [isOpen, setOpen] = useState(section.open ?? true);
  const [state] = useLayoutPages(
    useNames([section]),
    () => isOpen || !collapsible,
    () => setOpen(true),
  );
  if (!state?.isShown) return null;
  const content = <Columns columns={columns} parts={parts} />;
  if (collapsible) {
    return (
      <Fold title={title} description={description} errors={state.errors} isOpen={isOpen} onToggle={setOpen}>
        {content}
      </Fold>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid item that shrinks below its content
    <div role="group" aria-labelledby={id} className={styles.box}>
      <span id={id} className={styles.title}>
        {title}
      </span>
      {description && <p className={styles.hint}>{description}</p>}
      {content}
    </div>
  );
}
