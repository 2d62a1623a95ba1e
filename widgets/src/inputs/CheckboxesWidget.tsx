import { wholeId } from '@reelform/engine';
import { deepEquals, type EnumOptionsType, enumOptionsIsSelected, optionId, type WidgetProps } from '@rjsf/utils';
import { useControlAria } from '../field/useControlAria.ts';
import { useLooks } from '../field/useLooks.ts';
import { useChoiceStyles } from './choice.styles.ts';
import { drawOption } from './drawOption.tsx';

/**
 * `chosen` with `value` added where it stands among the options, or taken out when it is there. rjsf's own takes a value
 * that is a list apart, and none that is `null`.
 */
const toggled = (chosen: readonly unknown[], value: unknown, options: readonly EnumOptionsType[]): unknown[] => {
  const others = chosen.filter((one) => !deepEquals(one, value));
  if (others.length < chosen.length) return others;
  const placeOf = (one: unknown) => options.findIndex((option) => deepEquals(option.value, one));
  return [...others, value].sort((a, b) => placeOf(a) - placeOf(b));
};

/** Any number of some options (`checkboxes`). */
export function CheckboxesWidget(props: WidgetProps) {
  const { autofocus, disabled = false, hideLabel, id, label, onChange, options, readonly = false, value } = props;
  const { enumDisabled = [], enumOptions = [], inline } = options;
  const styles = useChoiceStyles();
  const { choice } = useLooks();
  // A group is not required as such: its role knows no such thing.
  const aria = useControlAria({ id: wholeId(id), label, hideLabel });
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field's label stands outside
    <div role="group" {...aria} className={inline ? styles.inline : styles.stacked}>
      {enumOptions.map((option, index) =>
        drawOption(
          option,
          {
            type: 'checkbox',
            id: optionId(aria.id, index),
            checked: enumOptionsIsSelected(option.value, chosen),
            autoFocus: autofocus === true && index === 0,
            disabled: disabled || enumDisabled.includes(option.value),
            'aria-readonly': readonly || undefined,
            onChange: () => {
              if (!readonly) onChange(toggled(chosen, option.value, enumOptions));
            },
          },
          { choice, hint: styles.hint },
        ),
      )}
    </div>
  );
}
