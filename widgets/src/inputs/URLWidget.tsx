import { getTemplate, type WidgetProps } from '@rjsf/utils';

/** An address on the web (`uri`). */
export function URLWidget(props: WidgetProps) {
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  return <BaseInput {...props} type="url" />;
}
