import { useFieldControlProps_unstable } from '@fluentui/react-components';
import type { WidgetProps } from '@rjsf/utils';
import type { InputHTMLAttributes } from 'react';
import { getAriaName } from '../inputs/ariaName.ts';

/** What joins an input to its field: id, name, description, error. */
export const useControlProps = (widget: WidgetProps): InputHTMLAttributes<HTMLInputElement> => {
  const { htmlName, id, readonly, required } = widget;
  const props: InputHTMLAttributes<HTMLInputElement> = {
    ...getAriaName(widget),
    id,
    name: htmlName ?? id,
    type: 'text',
    'aria-required': required && !readonly ? true : undefined,
  };
  return useFieldControlProps_unstable(props, { supportsLabelFor: true });
};
