import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { toGmtInput } from './gmt.ts';

/** A day (`date`), in the browser's own picker, which warns of what is none. The value is `YYYY-MM-DD`. */
export function DateWidget(props: WidgetProps) {
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  const isDay = toGmtInput(props.value).slice(0, 10) === props.value;
  return <BaseInput {...props} type="date" value={isDay ? props.value : ''} />;
}
