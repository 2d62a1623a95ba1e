import type { WidgetProps } from '@rjsf/utils';
import { ReadOnlyChoice } from '../options/ReadOnlyChoice.tsx';
import { SearchList } from '../options/SearchList.tsx';
import { keyOf, useChoice } from '../options/useChoice.ts';

/** One of many options (`combobox`), found by typing: from a source of the host, a static list, or the schema. */
export function ComboboxWidget(props: WidgetProps) {
  const { options, onChange, readonly = false, value } = props;
  const isEmpty = value === undefined || value === null || value === '';
  const clear = () => onChange(options.emptyValue);
  const choice = useChoice(props, isEmpty ? [] : [value], clear);
  const { chosen } = choice.options;
  if (readonly) return <ReadOnlyChoice widget={props} chosen={chosen} />;
  return (
    <div>
      <SearchList
        widget={props}
        choice={choice}
        isMultiple={false}
        selected={isEmpty ? [] : [keyOf(value)]}
        resting={chosen[0]?.label ?? ''}
        onPick={(key) => (key === undefined ? clear() : choice.pick(key, (option) => onChange(option.value)))}
        onCreate={() => choice.createTyped((option) => onChange(option.value))}
        onEmptied={clear}
      />
    </div>
  );
}
