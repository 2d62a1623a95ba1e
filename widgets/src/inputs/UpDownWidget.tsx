import { getTemplate, type WidgetProps } from '@rjsf/utils';

/** A number with steppers (`updown`). */
export function UpDownWidget(props: WidgetProps) {
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  return <BaseInput {...props} type="number" />;
}
