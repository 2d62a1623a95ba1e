import { errorId, helpId, titleId } from '@rjsf/utils';
import { use } from 'react';
import { FieldContext } from './FieldContext.ts';

/** What a control's names and references follow from; a widget's props fit. */
export interface ControlIdentity {
  /** DOM id of the field's control. */
  readonly id: string;
  readonly label: string;
  /** The label is not drawn (`ui:options.label: false`): the control bears it itself. */
  readonly hideLabel?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** What is wrong with it, for a field that a template of the host's draws. */
  readonly rawErrors?: readonly string[] | undefined;
}

/** Attributes of a control, to be spread onto the element that bears the field's DOM id. */
export interface ControlAria {
  readonly id: string;
  readonly 'aria-label': string | undefined;
  readonly 'aria-labelledby': string | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/**
 * Joins a control to the field around it: to its label where that does not belong to it alone, to its error and its hint.
 *
 * @param describedBy DOM ids of what else describes the control, read after error and hint.
 */
export const useControlAria = (
  { id, label, hideLabel, required, rawErrors = [] }: ControlIdentity,
  describedBy?: string | false,
): ControlAria => {
  const field = use(FieldContext);
  // A control beside the field's own, for instance the choice of a variant, is named by the same label.
  const isReferred = field.label === 'group' || (field.label === 'control' && field.id !== id);
  let described = field.isWrong ? errorId(field.id) : '';
  if (field.isHinted) described = described ? `${described} ${helpId(field.id)}` : helpId(field.id);
  if (describedBy) described = described ? `${described} ${describedBy}` : describedBy;
  return {
    id,
    'aria-label': hideLabel && label ? label : undefined,
    'aria-labelledby': isReferred ? titleId(field.id) : undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': field.isWrong || rawErrors.length > 0 || undefined,
    'aria-required': required || undefined,
  };
};
