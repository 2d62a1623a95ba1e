import { type ArrayFieldItemTemplateProps, getTemplate, getUiOptions, titleId } from '@rjsf/utils';
import { use } from 'react';
import { useLooks } from '../field/useLooks.ts';
import { RowContext } from './RowContext.ts';
import { RowHandle } from './RowHandle.tsx';

/**
 * One row of a list: a titled card, or a single line when the row is one plain value that carries its own label. The
 * buttons stand in the card's heading but come last, so that a new row takes the focus in its first field.
 */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { buttonsProps, children, disabled, displayLabel = false, hasToolbar, index, itemKey, parentUiSchema } = props;
  const { readonly, registry, uiSchema } = props;
  const styles = useLooks().row;
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>(
    'ArrayFieldItemButtonsTemplate',
    registry,
    getUiOptions(parentUiSchema, registry.globalUiOptions),
  );
  const buttons = hasToolbar && <Buttons {...buttonsProps} />;
  const { fieldPathId, hasMoveDown, hasMoveUp } = buttonsProps;
  const isMovable = use(RowContext)?.orderable === true && Boolean(hasMoveUp || hasMoveDown) && !readonly;
  const label = getUiOptions(uiSchema).title ?? String(index + 1);
  const handle = isMovable && (
    <RowHandle id={`${fieldPathId.$id}__move`} rowKey={itemKey} label={label} disabled={disabled === true} />
  );
  const tools = (
    <div className={styles.tools}>
      {handle}
      {buttons}
    </div>
  );
  if (displayLabel) {
    return (
      <div className={styles.line}>
        {children}
        {(handle || buttons) && tools}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid whose legend stands beside buttons
    <div role="group" id={fieldPathId.$id} aria-labelledby={titleId(fieldPathId)} className={styles.card}>
      <span id={titleId(fieldPathId)}>{label}</span>
      {children}
      {tools}
    </div>
  );
}
