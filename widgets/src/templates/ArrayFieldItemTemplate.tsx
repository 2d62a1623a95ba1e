import { type ArrayFieldItemTemplateProps, titleId } from '@rjsf/utils';
import { use } from 'react';
import { useArrayFieldItemTemplateStyles } from './ArrayFieldItemTemplate.styles.ts';
import { RowContext } from './RowContext.ts';
import { useRowParts } from './useRowParts.tsx';

/** One row of a list, in the look of the list around: a card, unless that draws its rows itself. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { Row = Card } = use(RowContext)?.look ?? {};
  return <Row {...props} />;
}

/**
 * A titled card, or a single line when the row is one plain value that carries its own label. The buttons stand in the
 * card's heading but come last, so that a new row takes the focus in its first field.
 */
function Card(props: ArrayFieldItemTemplateProps) {
  const { children, displayLabel = false } = props;
  const { fieldPathId } = props.buttonsProps;
  const styles = useArrayFieldItemTemplateStyles();
  const { label, tools } = useRowParts(props);
  if (displayLabel) {
    return (
      <div className={styles.line}>
        <div className={styles.field}>{children}</div>
        {tools}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid whose legend stands beside buttons
    <div role="group" id={fieldPathId.$id} aria-labelledby={titleId(fieldPathId)} className={styles.card}>
      <span id={titleId(fieldPathId)} className={styles.title}>
        {label}
      </span>
      <div className={styles.body}>{children}</div>
      <div className={styles.buttons}>{tools}</div>
    </div>
  );
}
