import { errorId, helpId, titleId } from '@rjsf/utils';
import type { CSSProperties, ReactNode } from 'react';
import { bareField, FieldContext } from './FieldContext.ts';
import { FieldErrors } from './FieldErrors.tsx';
import { useLooks } from './useLooks.ts';

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
  readonly style?: CSSProperties | undefined;
  /** As wide as all columns of the grid around. @default false */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** What {@link Field} draws, for a component that has the class already: a form has one of these for every value. */
export const drawField = (props: FieldProps, root: string) => {
  const { id, label, isGroup = false, isRequired, hint, errors, className, style, isWide, children } = props;
  const joined = label === undefined ? 'none' : isGroup ? 'group' : 'control';
  const isWrong = errors !== undefined && errors.length > 0;
  const isBare = joined === 'none' && !hint && !isWrong;
  return (
    <div className={className ? `${root} ${className}` : root} data-span={isWide ? 'all' : undefined} style={style}>
      {label !== undefined && (
        <label
          dir="auto"
          id={titleId(id)}
          htmlFor={isGroup ? undefined : id}
          data-label=""
          data-required={isRequired ? (isGroup ? 'group' : '') : undefined}
        >
          {label}
        </label>
      )}
      <FieldContext value={isBare ? bareField : { id, label: joined, isHinted: Boolean(hint), isWrong }}>
        {children}
      </FieldContext>
      {isWrong && (
        <div id={errorId(id)} data-note="error">
          {errors.length === 1 ? errors[0] : <FieldErrors errors={errors} />}
        </div>
      )}
      {hint && (
        <div id={helpId(id)} data-note="hint">
          {hint}
        </div>
      )}
    </div>
  );
};

/** A control with its label above and its errors and hint below, all of which reach it through {@link FieldContext}. */
export function Field(props: FieldProps) {
  return drawField(props, useLooks().field);
}
