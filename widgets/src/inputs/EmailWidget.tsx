import { getTemplate, type WidgetProps } from '@rjsf/utils';

/** An e-mail address (`email`). */
export function EmailWidget(props: WidgetProps) {
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  return <BaseInput {...props} type="email" />;
}
