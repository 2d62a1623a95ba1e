import { SchemaForm } from '@reelform/engine';
import { type JsonObject, judge } from '@reelform/engine/validation';
import { fluentTheme } from '@reelform/widgets';
import { useState } from 'react';
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

/** The two days between which the statistics are shown; a change takes effect at once. */
export function RangeForm({ loaded, range, onRange }: RangeFormProps) {
  const styles = useDashboardStyles();
  const [initialData] = useState(() => ({ ...range }));
  const take = (data: JsonObject) => {
    const next = readRange(data);
    if (!judge(loaded.form, data, { mode: 'strict' }).valid) return;
    if (next && (next.from !== range.from || next.to !== range.to)) onRange(next);
  };
  return (
    <div className={styles.range}>
      <SchemaForm
        {...loaded}
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
