import { readMoment } from '@reelform/engine/validation';
import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { useOwnSpelling } from './useOwnSpelling.ts';

/** The RFC 3339 `full-time` that the text of a `time` input means in GMT; `undefined` for none. */
const toTime = (text: string | undefined) => (text ? `${text.length === 5 ? `${text}:00` : text}Z` : undefined);

/**
 * The text of a `time` input for a time of day, in GMT: one of another zone (`14:00:00+02:00`) is moved to it, one of none
 * stays; `''` for anything else, of which the browser would warn.
 */
const toInput = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  const time = /[z+-]/i.test(value) ? readMoment(`1970-01-01T${value}`) : Number.NaN;
  const [hours = ''] = /^([01]\d|2[0-3]):[0-5]\d/.exec(value) ?? [];
  return Number.isNaN(time) ? hours : new Date(time).toISOString().slice(11, 16);
};

/** A time of day (`time`), in GMT. The value is RFC 3339 `full-time`. */
export function TimeWidget(props: WidgetProps) {
  const { registry, options, value } = props;
  const change = useOwnSpelling(props, toInput, toTime);
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options);
  return <BaseInput {...props} type="time" value={toInput(value)} onChange={change} />;
}
