import { rangeSpec, type WidgetProps } from '@rjsf/utils';
import { Slider } from '../controls/Slider.tsx';
import { useControlAria } from '../field/useControlAria.ts';
import { useRangeStyles } from './RangeWidget.styles.ts';

/** A number on a scale (`range`), with its value beside it. */
export function RangeWidget(props: WidgetProps) {
  const { autofocus, disabled = false, htmlName, id, onBlur, onChange, onFocus, readonly = false, schema, value } = props;
  const styles = useRangeStyles();
  const aria = useControlAria(props);
  const { min = 0, max = 100, step = 1 } = rangeSpec(schema);
  const shown = typeof value === 'number' ? value : min;
  return (
    <div className={styles.root}>
      <Slider
        {...aria}
        name={htmlName ?? id}
        min={min}
        max={max}
        step={step}
        value={shown}
        disabled={disabled}
        autoFocus={autofocus}
        aria-readonly={readonly || undefined}
        onChange={(next) => {
          if (!readonly) onChange(next);
        }}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      <output htmlFor={id} className={styles.value}>
        {typeof value === 'number' ? value : ''}
      </output>
    </div>
  );
}
