import { Slider } from '@fluentui/react-components';
import { rangeSpec, type WidgetProps } from '@rjsf/utils';
import { useControlAria } from '../field/useControlAria.ts';
import { useRangeStyles } from './RangeWidget.styles.ts';

/** A number on a scale (`range`), with its value beside it. */
export function RangeWidget(props: WidgetProps) {
  const { disabled = false, htmlName, id, onBlur, onChange, onFocus, readonly = false, schema, value } = props;
  const styles = useRangeStyles();
  const aria = useControlAria(props);
  const { min = 0, max = 100, step = 1 } = rangeSpec(schema);
  const shown = typeof value === 'number' ? value : min;
  return (
    <div className={styles.root}>
      <Slider
        {...aria}
        className={styles.slider}
        min={min}
        max={max}
        step={step}
        value={shown}
        disabled={disabled}
        input={{ name: htmlName ?? id, 'aria-readonly': readonly || undefined }}
        onChange={(_event, data) => {
          if (!readonly) onChange(data.value);
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
