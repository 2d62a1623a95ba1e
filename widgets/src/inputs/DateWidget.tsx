import { getTemplate, type WidgetProps } from '@rjsf/utils';

/** A day (`date`), in the browser's own picker. The value is `YYYY-MM-DD`. */
export function DateWidget(props: WidgetProps) {
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  return <BaseInput {...props} type="date" />;
}
