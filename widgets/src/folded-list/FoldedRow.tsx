import { useFieldPointer, useFieldValues, useFormTexts, useLayoutPages } from '@reelform/engine';
import { type ArrayFieldItemTemplateProps, getUiOptions, titleId } from '@rjsf/utils';
import { use } from 'react';
import { Fold } from '../layout/Fold.tsx';
import { outerId, rowIdOf } from '../templates/rowIds.ts';
import { useRowParts } from '../templates/useRowParts.tsx';
import { useFoldedListStyles } from './FoldedList.styles.ts';
import { FoldedRowsContext } from './FoldedRowsContext.ts';

/**
 * One row of a folded list: its label, the text of its `ui:options.titleMember` and what it still lacks in a heading that
 * opens it, its buttons beside that, and its fields below.
 */
export function FoldedRow(props: ArrayFieldItemTemplateProps) {
  const { children, index, itemKey, parentUiSchema } = props;
  const { fieldPathId } = props.buttonsProps;
  const styles = useFoldedListStyles();
  const texts = useFormTexts('folded-list');
  const list = useFieldPointer();
  const { label, tools } = useRowParts(props);
  const { folds, toDo } = use(FoldedRowsContext);
  const { titleMember } = getUiOptions(parentUiSchema);
  const { title } = useFieldValues(typeof titleMember === 'string' ? { title: `${list}/${index}/${titleMember}` } : {});
  const isOpen = folds.isOpen(itemKey);
  const open = () => folds.toggle(itemKey, true);
  const [state] = useLayoutPages([[String(index)]], () => isOpen, open);
  const errors = state?.errors ?? 0;
  const fields = toDo.get(index)?.join(', ');
  return (
    <div className={styles.row}>
      <Fold
        title={
          <>
            <span id={titleId(outerId(fieldPathId))}>{label}</span>{' '}
            {typeof title === 'string' && <span className={styles.name}>{title}</span>}{' '}
            {fields !== undefined && errors === 0 && <span className={styles.toDo}>{texts('toDo', { fields })}</span>}
          </>
        }
        description={undefined}
        errors={errors}
        isOpen={isOpen}
        onToggle={(next) => folds.toggle(itemKey, next)}
      >
        {/* Here and not around the heading: a new row takes the focus in its first field. */}
        <div id={rowIdOf(props)}>{children}</div>
      </Fold>
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}
