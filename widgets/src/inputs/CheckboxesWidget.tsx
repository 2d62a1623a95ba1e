import { Checkbox, Field, useFieldControlProps_unstable } from '@fluentui/react-components';
import { enumOptionsDeselectValue, enumOptionsIsSelected, enumOptionsSelectValue, type WidgetProps } from '@rjsf/utils';
import { getAriaName } from './ariaName.ts';
import { useChoiceStyles } from './choice.styles.ts';

/** Any number of some options (`checkboxes`). */
export function CheckboxesWidget(props: WidgetProps) {
  const { disabled = false, id, onChange, options, readonly = false, value } = props;
  const { enumDisabled = [], enumOptions = [], inline } = options;
  const styles = useChoiceStyles();
  const group = useFieldControlProps_unstable({ id, role: 'group', ...getAriaName(props) });
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  return (
    <div {...group} className={inline ? styles.inline : styles.stacked}>
      {enumOptions.map((option, index) => (
        // A field of its own keeps the group's label from naming every box.
        <Field key={JSON.stringify(option.value)}>
          <Checkbox
            label={option.label}
            checked={enumOptionsIsSelected(option.value, chosen)}
            disabled={disabled || enumDisabled.includes(option.value)}
            aria-readonly={readonly || undefined}
            onChange={(_event, { checked }) => {
              if (readonly) return;
              onChange(
                checked
                  ? enumOptionsSelectValue(index, chosen, enumOptions)
                  : enumOptionsDeselectValue(index, chosen, enumOptions),
              );
            }}
          />
        </Field>
      ))}
    </div>
  );
}
