import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { ArrayFieldTemplate } from '../templates/ArrayFieldTemplate.tsx';
import { useFoldedListStyles } from './FoldedList.styles.ts';
import { FoldedRow } from './FoldedRow.tsx';
import { FoldedRowsContext } from './FoldedRowsContext.ts';
import { useRowFolds } from './useRowFolds.ts';
import { useRowsToDo } from './useRowsToDo.ts';

const NO_STYLE = {};

/** A list whose rows fold (`folded-list`): of a long one only the headings are seen, each with what its row still lacks. */
export function FoldedList(props: ArrayFieldTemplateProps) {
  const { rows } = useFoldedListStyles();
  const look = useMemo(() => ({ Row: FoldedRow, className: rows, style: NO_STYLE }), [rows]);
  const folds = useRowFolds(props);
  const toDo = useRowsToDo(props.uiSchema);
  const shared = useMemo(() => ({ folds, toDo }), [folds, toDo]);
  return (
    <FoldedRowsContext value={shared}>
      <ArrayFieldTemplate {...props} look={look} />
    </FoldedRowsContext>
  );
}
