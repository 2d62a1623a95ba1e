import {
  enumOptionSelectedValue,
  enumOptionsIsSelected,
  enumOptionValueDecoder,
  enumOptionValueEncoder,
  getOptionValueFormat,
  optionId,
  type WidgetProps,
} from '@rjsf/utils';
import { useControlAria } from '../field/useControlAria.ts';
import { useLooks } from '../field/useLooks.ts';
import { useChoiceStyles } from './choice.styles.ts';
import { drawOption } from './drawOption.tsx';

/** One of a few options, all of them in sight (`radio`). */
export function RadioWidget(props: WidgetProps) {
  const { autofocus, disabled = false, htmlName, id, onBlur, onChange, onFocus, options, readonly = false, value } = props;
  const { enumDisabled = [], enumOptions = [], inline } = options;
  const styles = useChoiceStyles();
  const { choice } = useLooks();
  const aria = useControlAria(props);
  const format = getOptionValueFormat(options);
  const selected = String(enumOptionSelectedValue(value, enumOptions, false, format, ''));
  return (
    <div
      role="radiogroup"
      {...aria}
      className={inline ? styles.inline : styles.stacked}
      aria-readonly={readonly || undefined}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    >
      {enumOptions.map((option, index) => {
        const encoded = enumOptionValueEncoder(option.value, index, format);
        return drawOption(
          option,
          {
            id: optionId(id, index),
            type: 'radio',
            name: htmlName ?? id,
            value: encoded,
            checked: encoded === selected,
            autoFocus: autofocus === true && index === 0,
            disabled: disabled || enumOptionsIsSelected(option.value, enumDisabled),
            onChange: () => {
              if (!readonly) onChange(enumOptionValueDecoder(encoded, enumOptions, format, options.emptyValue));
            },
          },
          { choice, hint: styles.hint },
        );
      })}
    </div>
  );
}
