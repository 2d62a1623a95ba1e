import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { useCallback } from 'react';

/** The RFC 3339 `full-time` that the text of a `time` input means in GMT; `undefined` for none. */
const toTime = (text: string | undefined) => (text ? `${text.length === 5 ? `${text}:00` : text}Z` : undefined);

/**
 * The text of a `time` input for a time of day, in GMT: one of another zone (`14:00:00+02:00`) is moved to it. What is no
 * full time stays as far as the input may take it.
 */
const toInput = (value: string): string => {
  const time = /[z+-]/i.test(value) ? Date.parse(`1970-01-01T${value}`) : Number.NaN;
  return Number.isNaN(time) ? value.slice(0, 5) : new Date(time).toISOString().slice(11, 16);
};

/** A time of day (`time`), in GMT. The value is RFC 3339 `full-time`. */
export function TimeWidget(props: WidgetProps) {
  const { onChange, registry, options, value } = props;
  const change = useCallback((text: string | undefined) => onChange(toTime(text)), [onChange]);
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options);
  return <BaseInput {...props} type="time" value={typeof value === 'string' ? toInput(value) : value} onChange={change} />;
}
