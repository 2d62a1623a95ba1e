import { mergeClasses } from '@fluentui/react-components';
import { type ArrayFieldItemTemplateProps, getTemplate, getUiOptions, titleId } from '@rjsf/utils';
import { use } from 'react';
import { useArrayFieldItemTemplateStyles } from './ArrayFieldItemTemplate.styles.ts';
import { RowContext } from './RowContext.ts';

/** One row of a list: a titled card, or a single line when the row is one plain value that carries its own label. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { buttonsProps, children, displayLabel = false, hasToolbar, index, parentUiSchema, registry } = props;
  const styles = useArrayFieldItemTemplateStyles();
  const settings = use(RowContext);
  const options = getUiOptions(parentUiSchema, registry.globalUiOptions);
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>('ArrayFieldItemButtonsTemplate', registry, options);
  const buttons = hasToolbar && <Buttons {...buttonsProps} />;
  if (displayLabel) {
    return (
      <div className={styles.line}>
        <div className={styles.field}>{children}</div>
        {buttons}
      </div>
    );
  }
  const { fieldPathId } = buttonsProps;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid item that shrinks below its content
    <div
      role="group"
      id={fieldPathId.$id}
      tabIndex={-1}
      aria-labelledby={titleId(fieldPathId)}
      className={mergeClasses(styles.card, styles.field)}
    >
      <div className={styles.heading}>
        <span id={titleId(fieldPathId)} className={styles.title}>
          {settings?.getLabel(index)}
        </span>
        {buttons}
      </div>
      {children}
    </div>
  );
}
