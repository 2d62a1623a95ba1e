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
  const isEntered = typeof value === 'number';
  const shown = isEntered ? value : min;
  const enter = (next: number) => {
    if (!readonly) onChange(next);
  };
  // To the browser the least value that is meant is no other than the one that stands there while there is none.
  const enterShown = isEntered ? undefined : () => enter(shown);
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
        onChange={enter}
        onPointerUp={enterShown}
        onKeyUp={({ key }) => /^(Arrow|Page|Home)/.test(key) && enterShown?.()}
        onBlur={() => onBlur(id, value)}
        onFocus={() => onFocus(id, value)}
      />
      <output htmlFor={id} className={styles.value}>
        {isEntered ? value : ''}
      </output>
    </div>
  );
}
