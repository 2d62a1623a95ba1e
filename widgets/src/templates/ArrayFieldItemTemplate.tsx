import { mergeClasses } from '@fluentui/react-components';
import { drawnInPlace } from '@reelform/engine';
import { type ArrayFieldItemTemplateProps, getUiOptions, titleId } from '@rjsf/utils';
import { use } from 'react';
import { useLooks } from '../field/useLooks.ts';
import { getFieldKind, isBetweenSchemas, isOfAnyKind, isOneValue } from './fieldKind.ts';
import { RowContext } from './RowContext.ts';
import { rowIdOf } from './rowIds.ts';
import { useRowParts } from './useRowParts.tsx';

/** One row of a list, in the look of the list around: a card, unless that draws its rows itself. */
export const ArrayFieldItemTemplate = drawnInPlace((props: ArrayFieldItemTemplateProps) => {
  const Row = use(RowContext)?.look?.Row;
  // biome-ignore lint/correctness/useHookAtTopLevel: a list keeps its look as long as it is there
  return Row ? <Row {...props} /> : useCard(props);
});

/**
 * A titled card, or a single line when the row is one plain value that carries its own label (one that is chosen together
 * with its kind is several controls). The buttons stand in the card's heading but come last, so that a new row takes the
 * focus in its first field.
 */
function useCard(props: ArrayFieldItemTemplateProps) {
  const { children, displayLabel = false, schema, uiSchema } = props;
  const styles = useLooks().row;
  const { label, tools } = useRowParts(props);
  // rjsf counts no label for a truth, which its box has beside it.
  const hasLabelBeside = getFieldKind(schema, getUiOptions(uiSchema), displayLabel) === 'checkbox';
  if ((displayLabel || hasLabelBeside || isOneValue(schema)) && !isBetweenSchemas(schema) && !isOfAnyKind(schema)) {
    return (
      <div className={styles.line}>
        {children}
        {tools && <div className={hasLabelBeside ? styles.tools : mergeClasses(styles.tools, styles.beside)}>{tools}</div>}
      </div>
    );
  }
  const id = rowIdOf(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid whose legend stands beside buttons
    <div role="group" id={id} aria-labelledby={titleId(id)} className={styles.card}>
      <span id={titleId(id)}>{label}</span>
      {children}
      <div className={styles.tools}>{tools}</div>
    </div>
  );
}
