import { getTemplate, type WidgetProps } from '@rjsf/utils';

/** A telephone number (`phone`), typed on the telephone keyboard of a phone. */
export function PhoneWidget(props: WidgetProps) {
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  return <BaseInput {...props} type="tel" />;
}
