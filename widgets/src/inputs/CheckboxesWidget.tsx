import {
  enumOptionsDeselectValue,
  enumOptionsIsSelected,
  enumOptionsSelectValue,
  optionId,
  type WidgetProps,
} from '@rjsf/utils';
import { drawChoice } from '../controls/Choice.tsx';
import { useControlAria } from '../field/useControlAria.ts';
import { useLooks } from '../field/useLooks.ts';
import { useChoiceStyles } from './choice.styles.ts';

/** Any number of some options (`checkboxes`). */
export function CheckboxesWidget(props: WidgetProps) {
  const { disabled = false, hideLabel, id, label, onChange, options, readonly = false, value } = props;
  const { enumDisabled = [], enumOptions = [], inline } = options;
  const styles = useChoiceStyles();
  const { choice } = useLooks();
  // A group is not required as such: its role knows no such thing.
  const aria = useControlAria({ id, label, hideLabel });
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field's label stands outside
    <div role="group" {...aria} className={inline ? styles.inline : styles.stacked}>
      {enumOptions.map((option, index) =>
        drawChoice(
          {
            type: 'checkbox',
            id: optionId(id, index),
            label: option.label,
            checked: enumOptionsIsSelected(option.value, chosen),
            disabled: disabled || enumDisabled.includes(option.value),
            'aria-readonly': readonly || undefined,
            onChange: (event) => {
              if (readonly) return;
              onChange(
                event.target.checked
                  ? enumOptionsSelectValue(index, chosen, enumOptions)
                  : enumOptionsDeselectValue(index, chosen, enumOptions),
              );
            },
          },
          choice,
        ),
      )}
    </div>
  );
}
