import { useFormRuntime, useFormTexts } from '@reelform/engine';
import { useMemo, useSyncExternalStore } from 'react';
import { useDateTimeStyles } from './DateTime.styles.ts';
import { leadTime } from './dateTimeLimits.ts';

/** Props of {@link DateTimeNotes}. */
export interface DateTimeNotesProps {
  readonly id: string;
  /** Milliseconds since 1970; `undefined`: none is chosen. */
  readonly time: number | undefined;
  /** Milliseconds since 1970; `undefined`: it is not known. */
  readonly now: number | undefined;
  /** `ui:options.leadDays` */
  readonly leadDays: unknown;
}

const moment: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

const day: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric' };

const subscribe = () => () => undefined;

/** Name of the device's time zone; `undefined` on a server, which does not know it. */
const useTimeZone = () =>
  useSyncExternalStore(
    subscribe,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );

/** The date in words, in GMT and as it is where the person is, and how far ahead it should lie. */
export function DateTimeNotes({ id, time, now, leadDays }: DateTimeNotesProps) {
  const styles = useDateTimeStyles();
  const texts = useFormTexts('date-time');
  const locale = useFormRuntime().form.locale ?? 'en';
  const zone = useTimeZone();
  const says = useMemo(() => {
    const write = (format: Intl.DateTimeFormatOptions, timeZone: string) => {
      const formatter = new Intl.DateTimeFormat(locale, { ...format, timeZone });
      return (at: number) => formatter.format(at);
    };
    return {
      gmt: write(moment, 'UTC'),
      gmtDay: write(day, 'UTC'),
      local: zone === undefined ? undefined : write(moment, zone),
    };
  }, [locale, zone]);
  const lead = leadTime(leadDays, time, now);
  const gmt = time === undefined ? undefined : says.gmt(time);
  const local = time === undefined ? undefined : says.local?.(time);
  return (
    <div id={id} className={styles.notes}>
      {gmt !== undefined && <div>{texts('reads', { date: gmt })}</div>}
      {local !== undefined && local !== gmt && <div>{texts('local', { date: local })}</div>}
      {lead && <div>{texts('lead', { days: lead.days, date: says.gmtDay(lead.from) })}</div>}
      {lead && (
        <div role="status" className={styles.sooner}>
          {lead.isSooner ? texts('sooner', { days: lead.days }) : ''}
        </div>
      )}
    </div>
  );
}
