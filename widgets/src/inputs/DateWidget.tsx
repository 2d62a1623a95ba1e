import { getTemplate, type WidgetProps } from '@rjsf/utils';

/** Whether a value is a day that an input can show. Of what is no date `toJSON` is null, and of 30 February another day. */
const isDay = (value: unknown): boolean =>
  typeof value === 'string' && value.length === 10 && value > '0001' && new Date(value).toJSON()?.startsWith(value) === true;

/** A day (`date`), in the browser's own picker, which warns of what is none. The value is `YYYY-MM-DD`. */
export function DateWidget(props: WidgetProps) {
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', props.registry, props.options);
  return <BaseInput {...props} type="date" value={isDay(props.value) ? props.value : ''} />;
}
