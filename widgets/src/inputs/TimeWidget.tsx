import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { useCallback } from 'react';

/** The RFC 3339 `full-time` that the text of a `time` input means in GMT; `undefined` for none. */
const toTime = (text: string | undefined) => (text ? `${text.length === 5 ? `${text}:00` : text}Z` : undefined);

/** A time of day (`time`), in GMT. The value is RFC 3339 `full-time`. */
export function TimeWidget(props: WidgetProps) {
  const { onChange, registry, options, value } = props;
  const change = useCallback((text: string | undefined) => onChange(toTime(text)), [onChange]);
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options);
  return <BaseInput {...props} type="time" value={typeof value === 'string' ? value.slice(0, 5) : value} onChange={change} />;
}
