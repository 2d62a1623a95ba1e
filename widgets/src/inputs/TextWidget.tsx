import { getTemplate, type WidgetProps } from '@rjsf/utils';

/** A line of text (`text`), or a number typed as text. */
export function TextWidget(props: WidgetProps) {
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  return <BaseInput {...props} />;
}
