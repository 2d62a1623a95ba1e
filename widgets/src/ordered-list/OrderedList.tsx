import { type ArrayFieldTemplateProps, getUiOptions } from '@rjsf/utils';
import { useMemo } from 'react';
import { ArrayFieldTemplate } from '../templates/ArrayFieldTemplate.tsx';
import { useOrderedListStyles } from './OrderedList.styles.ts';
import { OrderedRow } from './OrderedRow.tsx';

/** Height from which on the rows scroll, in pixels. */
const usualHeight = 400;

/** A list whose rows are lines in an order that people change (`ordered-list`); a long one scrolls in its own area. */
export function OrderedList(props: ArrayFieldTemplateProps) {
  const { rows } = useOrderedListStyles();
  const { maxHeight } = getUiOptions(props.uiSchema);
  const height = typeof maxHeight === 'number' ? maxHeight : usualHeight;
  const look = useMemo(() => ({ Row: OrderedRow, className: rows, style: { maxHeight: height } }), [rows, height]);
  return <ArrayFieldTemplate {...props} look={look} />;
}
