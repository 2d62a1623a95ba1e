import { Radio, RadioGroup } from '@fluentui/react-components';
import {
  enumOptionSelectedValue,
  enumOptionValueDecoder,
  enumOptionValueEncoder,
  getOptionValueFormat,
  type WidgetProps,
} from '@rjsf/utils';
import { useControlAria } from '../field/useControlAria.ts';
import { useChoiceStyles } from './choice.styles.ts';

/** One of a few options, all of them in sight (`radio`). */
export function RadioWidget(props: WidgetProps) {
  const { disabled = false, htmlName, id, onBlur, onChange, onFocus, options, readonly = false, value } = props;
  const { enumDisabled = [], enumOptions = [], inline } = options;
  const styles = useChoiceStyles();
  const aria = useControlAria(props);
  const format = getOptionValueFormat(options);
  const selected = enumOptionSelectedValue(value, enumOptions, false, format, '');
  return (
    <RadioGroup
      {...aria}
      name={htmlName ?? id}
      className={inline ? styles.inline : styles.stacked}
      disabled={disabled}
      aria-readonly={readonly || undefined}
      value={String(selected)}
      onChange={(_event, data) => {
        if (!readonly) onChange(enumOptionValueDecoder(data.value, enumOptions, format, options.emptyValue));
      }}
      onBlur={() => onBlur(id, value)}
      onFocus={() => onFocus(id, value)}
    >
      {enumOptions.map((option, index) => (
        <Radio
          key={JSON.stringify(option.value)}
          value={enumOptionValueEncoder(option.value, index, format)}
          label={option.label}
          disabled={disabled || enumDisabled.includes(option.value)}
        />
      ))}
    </RadioGroup>
  );
}
