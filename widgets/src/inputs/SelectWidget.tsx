import { useFormTexts } from '@reelform/engine';
import {
  deepEquals,
  enumOptionsIsSelected,
  enumOptionValueDecoder,
  enumOptionValueEncoder,
  getOptionValueFormat,
  optionId,
  type WidgetProps,
} from '@rjsf/utils';
import { Select } from '../controls/Select.tsx';
import { useInputClass } from '../controls/useInputClass.ts';
import { useControlAria } from '../field/useControlAria.ts';
import { CheckboxesWidget } from './CheckboxesWidget.tsx';
import { useChoiceStyles } from './choice.styles.ts';
import { hintOf } from './drawOption.tsx';
import { unlistedLabel } from './unlistedLabel.ts';

/** The most options that are drawn as a group of checkboxes. */
const MOST_CHECKBOXES = 100;

/** What the line of a value that is none of the options is called; options are called by their places or their values. */
const UNLISTED = '-';

/**
 * One of some options (`select`), in the browser's own list. Read-only it is a text that can be read and copied; where
 * several may be chosen it is a group of checkboxes, or of many options a list that is searched. What the schema says of the
 * option that is chosen stands below. A value that is none of the options, as of a record older than the form, is shown as
 * it is until another one is chosen.
 */
export function SelectWidget(props: WidgetProps) {
  const {
    autofocus = false,
    disabled = false,
    htmlName,
    id,
    multiple,
    onBlur,
    onChange,
    onFocus,
    options,
    placeholder,
  } = props;
  const { readonly, schema, value } = props;
  const inputClass = useInputClass();
  const texts = useFormTexts('select');
  const styles = useChoiceStyles();
  const { enumDisabled = [], enumOptions = [] } = options;
  // Values may be lists and objects.
  const at = multiple ? -1 : enumOptions.findIndex((option) => deepEquals(option.value, value));
  const chosen = enumOptions[at];
  const unlisted = chosen || value === undefined || value === null ? '' : unlistedLabel(value);
  const hint = hintOf(chosen);
  const aria = useControlAria(props, hint && `${id}-hint`);
  const said = hint && (
    <div id={`${id}-hint`} className={styles.said}>
      {hint}
    </div>
  );
  if (multiple) {
    const { 'multi-select': Searched = CheckboxesWidget } = props.registry.widgets;
    return enumOptions.length > MOST_CHECKBOXES ? <Searched {...props} /> : <CheckboxesWidget {...props} />;
  }
  const format = getOptionValueFormat(options);
  // A choice of the whole form has no label of its own.
  const unnamed = props.label === '' ? { 'aria-label': placeholder || texts('placeholder') } : {};
  const shared = { name: htmlName ?? id, ...aria, ...unnamed };
  if (readonly) {
    return (
      <>
        <input {...shared} dir="auto" readOnly disabled={disabled} value={chosen?.label ?? unlisted} className={inputClass} />
        {said}
      </>
    );
  }
  const selected = chosen ? enumOptionValueEncoder(chosen.value, at, format) : unlisted && UNLISTED;
  const decode = (encoded: string) => enumOptionValueDecoder(encoded, enumOptions, format, options.emptyValue);
  return (
    <>
      <Select
        {...shared}
        disabled={disabled}
        autoComplete={options.autocomplete}
        autoFocus={autofocus}
        value={selected}
        onChange={(event) => onChange(decode(event.target.value))}
        onBlur={(event) => onBlur(id, decode(event.target.value))}
        onFocus={(event) => onFocus(id, decode(event.target.value))}
      >
        {(schema.default === undefined || selected === '') && <option value="">{placeholder || texts('placeholder')}</option>}
        {unlisted && (
          <option value={UNLISTED} disabled dir="auto">
            {unlisted}
          </option>
        )}
        {enumOptions.map((option, index) => (
          <option
            key={optionId(id, index)}
            value={enumOptionValueEncoder(option.value, index, format)}
            disabled={enumOptionsIsSelected(option.value, enumDisabled)}
            dir="auto"
          >
            {option.label}
          </option>
        ))}
      </Select>
      {said}
    </>
  );
}
