import { type FormHandle, SchemaForm } from '@reelform/engine';
import { type JsonObject, judge } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { useEffect, useRef, useState } from 'react';
import type { LoadedForm } from '../../portal/forms.ts';
import { useDashboardStyles } from './Dashboard.styles.ts';
import { type DateRange, readRange } from './dateRange.ts';

/** Props of {@link RangeForm}. */
export interface RangeFormProps {
  readonly loaded: LoadedForm;
  readonly range: DateRange;
  /** Called with every other range of two whole days that the form lets through. */
  readonly onRange: (range: DateRange) => void;
}

/** The two days between which the statistics are shown; a change takes effect at once, and so do those of a link. */
export function RangeForm({ loaded, range, onRange }: RangeFormProps) {
  const styles = useDashboardStyles();
  const handle = useRef<FormHandle>(null);
  const [initialData] = useState(() => ({ ...range }));
  /** What the form has told and does not have to be told. */
  const told = useRef<readonly DateRange[]>([range]);
  const { from, to } = range;
  useEffect(() => {
    const at = told.current.findLastIndex((one) => one.from === from && one.to === to);
    told.current = told.current.slice(at + 1);
    if (at < 0) handle.current?.reset({ from, to });
  }, [from, to]);
  const take = (data: JsonObject) => {
    const next = readRange(data);
    if (!judge(loaded.form, data, { mode: 'strict' }).valid) return;
    if (!next || (next.from === from && next.to === to)) return;
    told.current = [...told.current, next];
    onRange(next);
  };
  return (
    <div className={styles.range}>
      <SchemaForm
        {...loaded}
        ref={handle}
        theme={fluentTheme}
        idPrefix="range"
        initialData={initialData}
        onChange={take}
        onSubmit={async ({ data }) => {
          take(data);
          return { ok: true };
        }}
      />
    </div>
  );
}
