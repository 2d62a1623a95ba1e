import { type ArrayFieldItemTemplateProps, getTemplate, getUiOptions, titleId } from '@rjsf/utils';
import { useArrayFieldItemTemplateStyles } from './ArrayFieldItemTemplate.styles.ts';

/**
 * One row of a list: a titled card, or a single line when the row is one plain value that carries its own label. The
 * buttons stand in the card's heading but come last, so that a new row takes the focus in its first field.
 */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { buttonsProps, children, displayLabel = false, hasToolbar, parentUiSchema, registry, uiSchema } = props;
  const styles = useArrayFieldItemTemplateStyles();
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>(
    'ArrayFieldItemButtonsTemplate',
    registry,
    getUiOptions(parentUiSchema, registry.globalUiOptions),
  );
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid whose legend stands beside buttons
    <div role="group" id={fieldPathId.$id} aria-labelledby={titleId(fieldPathId)} className={styles.card}>
      <span id={titleId(fieldPathId)} className={styles.title}>
        {getUiOptions(uiSchema).title}
      </span>
      <div className={styles.body}>{children}</div>
      <div className={styles.buttons}>{buttons}</div>
    </div>
  );
}
