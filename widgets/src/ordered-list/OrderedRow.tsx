import { type ArrayFieldItemTemplateProps, titleId } from '@rjsf/utils';
import { useRowParts } from '../templates/useRowParts.tsx';
import { useOrderedListStyles } from './OrderedList.styles.ts';

/** One row of an ordered list: its number, its fields beside each other, its handle and its buttons. */
export function OrderedRow(props: ArrayFieldItemTemplateProps) {
  const { children, displayLabel = false, index, readonly } = props;
  const { fieldPathId } = props.buttonsProps;
  const styles = useOrderedListStyles();
  const { label, tools } = useRowParts(props);
  const content = (
    <>
      <span aria-hidden="true" className={styles.number}>
        {index + 1}
      </span>
      <div className={styles.fields}>{children}</div>
      <div className={readonly ? styles.none : styles.tools}>{tools}</div>
    </>
  );
  // A plain value carries the row's label itself.
  if (displayLabel) return <div className={styles.row}>{content}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid
    <div role="group" id={fieldPathId.$id} aria-labelledby={titleId(fieldPathId)} className={styles.row}>
      <span id={titleId(fieldPathId)} className={styles.spoken}>
        {label}
      </span>
      {content}
    </div>
  );
}
