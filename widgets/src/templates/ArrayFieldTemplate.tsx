import { useArrayRows, useFormTexts } from '@reelform/engine';
import {
  type ArrayFieldTemplateProps,
  buttonId,
  errorId,
  getTemplate,
  getUiOptions,
  helpId,
  isFixedItems,
  titleId,
} from '@rjsf/utils';
import { useRef } from 'react';
import { Confirm } from '../confirm/Confirm.tsx';
import { Button } from '../controls/Button.tsx';
import { joinIds } from '../field/joinIds.ts';
import { addIcon } from '../icons/addIcon.ts';
import { useArrayFieldTemplateStyles } from './ArrayFieldTemplate.styles.ts';
import { FieldErrorTemplate } from './FieldErrorTemplate.tsx';
import { useGroupTextStyles } from './groupText.styles.ts';
import { type ListLook, RowContext } from './RowContext.ts';
import { fewId } from './rowIds.ts';
import { useAskedRow } from './useAskedRow.ts';
import { useRowSettings } from './useRowSettings.ts';

const none: string[] = [];

/** Props of {@link ArrayFieldTemplate}. */
export interface ArrayFieldLookProps extends ArrayFieldTemplateProps {
  /** Absent: rows are cards below each other. */
  readonly look?: ListLook;
}

/**
 * A list of rows with its name, hint and error, and a button that adds a row. A full list keeps its button reachable
 * and says why it does nothing.
 */
export function ArrayFieldTemplate(props: ArrayFieldLookProps) {
  const {
    canAdd,
    disabled,
    fieldPathId,
    items,
    look,
    optionalDataControl,
    readonly,
    registry,
    required = false,
    schema,
    title,
    uiSchema,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const styles = useArrayFieldTemplateStyles();
  const groupStyles = useGroupTextStyles();
  const texts = useFormTexts('array');
  const { asking, ask, end } = useAskedRow(items);
  const settings = useRowSettings(props, ask);
  const { add, fewReason, fullReason, remove } = useArrayRows();
  const errors = props.rawErrors ?? none;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const ArrayTitle = getTemplate<'ArrayFieldTitleTemplate'>('ArrayFieldTitleTemplate', registry, options);
  const ArrayDescription = getTemplate<'ArrayFieldDescriptionTemplate'>('ArrayFieldDescriptionTemplate', registry, options);
  const shared = { schema, registry, fieldPathId, ...(uiSchema ? { uiSchema } : {}) };

  const name = options.title ?? title;
  const description = options.description ?? schema.description;
  const hint = description || options.help;
  const addId = buttonId(fieldPathId, 'add');
  const addLabel = typeof options.addLabel === 'string' ? options.addLabel : undefined;
  const fullId = `${fieldPathId.$id}__full`;
  const isFull = fullReason !== undefined;
  // Values that each have a schema of their own are fields in a group, and no rows; <ul> cannot say how many rows a long list has.
  const naming = options.label === false ? { 'aria-label': name } : { 'aria-labelledby': titleId(fieldPathId) };
  const listAria = isFixedItems(schema) ? {} : ({ role: 'list', ...naming } as const);
  const isFixed = readonly || (!canAdd && !isFull);
  const describedBy = joinIds([errors.length > 0 && errorId(fieldPathId), Boolean(hint) && helpId(fieldPathId)]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid item that shrinks below its content
    <div
      ref={root}
      role="group"
      id={fieldPathId.$id}
      tabIndex={-1}
      className={styles.root}
      {...naming}
      aria-describedby={describedBy || undefined}
    >
      <ArrayTitle title={name} required={required && !readonly} optionalDataControl={optionalDataControl} {...shared} />
      {hint && (
        <div id={helpId(fieldPathId)} className={groupStyles.hint}>
          {description && <ArrayDescription description={description} {...shared} />}
          {options.help}
        </div>
      )}
      <RowContext value={settings}>
        {items.length > 0 ? (
          <div {...listAria} className={look?.className ?? styles.rows} style={look?.style}>
            {items}
          </div>
        ) : (
          <div className={styles.empty}>{texts('empty')}</div>
        )}
      </RowContext>
      <FieldErrorTemplate errors={errors} {...shared} />
      {!isFixed && (
        <div className={styles.footer}>
          <Button
            id={addId}
            className={styles.button}
            icon={addIcon}
            disabled={disabled}
            aria-disabled={isFull || undefined}
            aria-label={addLabel === undefined && name ? `${texts('add')} ${name}` : undefined}
            onClick={() => add()}
            aria-describedby={isFull ? fullId : undefined}
          >
            {addLabel ?? texts('add')}
          </Button>
          {isFull && (
            <span id={fullId} className={groupStyles.hint}>
              {fullReason}
            </span>
          )}
          {fewReason !== undefined && (
            <span id={fewId(fieldPathId)} className={groupStyles.hint}>
              {fewReason}
            </span>
          )}
        </div>
      )}
      <Confirm
        isDangerous
        open={asking !== undefined}
        title={texts('removeTitle')}
        question={texts('removeQuestion')}
        confirmLabel={texts('removeConfirm')}
        cancelLabel={texts('removeCancel')}
        onConfirm={() => {
          end();
          if (asking !== undefined) remove(asking);
        }}
        onCancel={() => {
          end();
          const id = buttonId(`${fieldPathId.$id}${registry.globalFormOptions.idSeparator}${asking}`, 'remove');
          root.current?.querySelector<HTMLElement>(`[id=${JSON.stringify(id)}]`)?.focus();
        }}
      />
    </div>
  );
}
