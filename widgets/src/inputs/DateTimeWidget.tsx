import { useFormTexts } from '@reelform/engine';
import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { useCallback } from 'react';
import { DateTimeNotes } from './DateTimeNotes.tsx';
import { dateTimeLimits, isInSeconds } from './dateTimeLimits.ts';
import { fromGmtInput, secondsFromGmtInput, toGmtInput, toTime } from './gmt.ts';
import { useNextMinute } from './useNextMinute.ts';
import { useOwnSpelling } from './useOwnSpelling.ts';

/**
 * A date and time (`date-time`), entered in GMT whatever the time zone of the device. The value is RFC 3339 in UTC, or
 * seconds since 1970 where the schema wants a number. `ui:options.leadDays` says how far ahead it should lie.
 */
export function DateTimeWidget(props: WidgetProps) {
  const { id, registry, options, schema, value } = props;
  const texts = useFormTexts('date-time');
  const inSeconds = isInSeconds(schema);
  const { pattern } = schema;
  const read = useCallback(
    (text: string | undefined) => (inSeconds ? secondsFromGmtInput(text) : fromGmtInput(text, pattern)),
    [inSeconds, pattern],
  );
  const change = useOwnSpelling(props, toGmtInput, read);
  const BaseInput = getTemplate<'BaseInputTemplate'>('BaseInputTemplate', registry, options);
  const now = useNextMinute();
  const notesId = `${id}__notes`;
  return (
    <>
      <BaseInput
        {...props}
        type="datetime-local"
        value={toGmtInput(value)}
        onChange={change}
        limits={dateTimeLimits(schema, now)}
        describedBy={notesId}
        contentAfter={<span>{texts('zone')}</span>}
      />
      <DateTimeNotes id={notesId} time={toTime(value)} now={now} leadDays={options['leadDays']} />
    </>
  );
}
