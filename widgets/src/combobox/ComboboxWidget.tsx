import type { WidgetProps } from '@rjsf/utils';
import { keyOf } from '../options/listLines.ts';
import { useOptionsStyles } from '../options/options.styles.ts';
import { ReadOnlyChoice } from '../options/ReadOnlyChoice.tsx';
import { SearchField } from '../options/SearchField.tsx';
import { useChoice } from '../options/useChoice.ts';

/** One of many options (`combobox`), found by typing: from a source of the host, a static list, or the schema. */
export function ComboboxWidget(props: WidgetProps) {
  const { options, onChange, readonly = false, required, value } = props;
  const styles = useOptionsStyles();
  const isEmpty = value === undefined || value === null || value === '';
  const clear = () => onChange(options.emptyValue);
  const choice = useChoice({ widget: props, values: isEmpty ? [] : [value], without: [], onStale: clear });
  const { chosen } = choice;
  if (readonly) return <ReadOnlyChoice widget={props} chosen={chosen} />;
  return (
    <div className={styles.root}>
      <SearchField
        widget={props}
        choice={choice}
        isMultiple={false}
        selected={isEmpty ? [] : [keyOf(value)]}
        resting={chosen[0]?.label ?? ''}
        onTake={(option) => onChange(option.value)}
        withMade={(_value, option) => option.value}
        onEmptied={clear}
        onClear={isEmpty || required ? undefined : clear}
      />
    </div>
  );
}
