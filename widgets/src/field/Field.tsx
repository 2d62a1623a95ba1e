import { errorId, helpId, titleId } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { wrongIcon } from '../icons/wrongIcon.ts';
import { useFieldClass, useFieldStyles, useLabelClass, useNoteClass } from './Field.styles.ts';
import { FieldContext, getFieldParts } from './FieldContext.ts';
import { FieldErrors } from './FieldErrors.tsx';

/** Props of {@link Field}. */
export interface FieldProps {
  /** DOM id of the control. */
  readonly id: string;
  /** Name above the control; without one the control names itself. */
  readonly label?: ReactNode;
  /** The label names several controls and belongs to none of them. @default false */
  readonly isGroup?: boolean;
  /** Marks the label. @default false */
  readonly isRequired?: boolean;
  readonly hint?: ReactNode;
  readonly errors?: readonly string[];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A control with its label above and its errors and hint below, all of which reach it through {@link FieldContext}. */
export function Field(props: FieldProps) {
  const { id, label, isGroup = false, isRequired = false, hint, errors, className, children } = props;
  const root = useFieldClass();
  const labelClass = useLabelClass();
  const note = useNoteClass();
  const styles = useFieldStyles();
  const isWrong = errors !== undefined && errors.length > 0;
  return (
    <div className={className ? `${root} ${className}` : root}>
      {label !== undefined && (
        <label id={titleId(id)} htmlFor={isGroup ? undefined : id} className={labelClass}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className={styles.mark}>
              *
            </span>
          )}
        </label>
      )}
      <FieldContext value={getFieldParts(isGroup && label !== undefined, Boolean(hint), isWrong)}>{children}</FieldContext>
      {isWrong && (
        <div id={errorId(id)} className={`${note} ${styles.error}`}>
          <span className={styles.sign}>{wrongIcon}</span>
          <FieldErrors errors={errors} />
        </div>
      )}
      {hint && (
        <div id={helpId(id)} className={note}>
          {hint}
        </div>
      )}
    </div>
  );
}
