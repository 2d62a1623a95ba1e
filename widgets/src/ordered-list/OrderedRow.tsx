import { mergeClasses } from '@fluentui/react-components';
import { type ArrayFieldItemTemplateProps, getUiOptions, titleId } from '@rjsf/utils';
import { rowIdOf } from '../templates/rowIds.ts';
import { useRowParts } from '../templates/useRowParts.tsx';
import { useOrderedListStyles } from './OrderedList.styles.ts';

/** One row of an ordered list: its number, its fields beside each other or its label as a text, its handle and its buttons. */
export function OrderedRow(props: ArrayFieldItemTemplateProps) {
  const { buttonsProps, children, displayLabel = false, index, readonly } = props;
  const { hasMoveDown, hasMoveUp } = buttonsProps;
  const styles = useOrderedListStyles();
  const { label, tools } = useRowParts(props);
  const isCaptioned = getUiOptions(props.parentUiSchema)['captioned'] === true;
  const id = isCaptioned ? buttonsProps.fieldPathId.$id : rowIdOf(props);
  const content = (
    <>
      <span aria-hidden="true" className={mergeClasses(styles.number, isCaptioned && styles.besideText)}>
        {index + 1}
      </span>
      {isCaptioned ? (
        <span id={titleId(id)} className={styles.caption}>
          {label}
        </span>
      ) : (
        <div className={styles.fields}>{children}</div>
      )}
      <div
        className={mergeClasses(
          styles.tools,
          isCaptioned && styles.besideText,
          hasMoveDown && !hasMoveUp && styles.first,
          hasMoveUp && !hasMoveDown && styles.last,
          readonly && styles.none,
        )}
      >
        {tools}
      </div>
    </>
  );
  // A plain value carries the row's label itself.
  if (displayLabel && !isCaptioned) return <div className={styles.row}>{content}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid
    <div
      role="group"
      id={id}
      aria-labelledby={titleId(id)}
      className={mergeClasses(styles.row, isCaptioned && styles.captioned)}
    >
      {!isCaptioned && (
        <span id={titleId(id)} className={styles.spoken}>
          {label}
        </span>
      )}
      {content}
    </div>
  );
}
