import { Input, mergeClasses } from '@fluentui/react-components';
import { useDraftValue } from '@reelform/engine';
import { type BaseInputTemplateProps, examplesId } from '@rjsf/utils';
import { useControlAria } from '../field/useControlAria.ts';
import { useControlStyles } from '../inputs/control.styles.ts';
import { getInputKind } from '../inputs/inputKind.ts';

/**
 * The single-line input behind every text-like widget. What is typed stays in it until it pauses, and is never cut
 * off: limits are told, not enforced by the control.
 */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const {
    autofocus = false,
    contentAfter,
    disabled = false,
    htmlName,
    id,
    options,
    placeholder,
    readonly = false,
    schema,
  } = props;
  const styles = useControlStyles();
  const aria = useControlAria(props);
  const { inputProps } = useDraftValue({
    id,
    value: props.value,
    onChange: props.onChange,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    emptyValue: options.emptyValue,
  });
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  return (
    <>
      <Input
        {...inputProps}
        {...getInputKind(props)}
        {...aria}
        name={htmlName ?? id}
        className={mergeClasses(styles.control, readonly && styles.readOnly)}
        placeholder={placeholder || undefined}
        disabled={disabled}
        readOnly={readonly}
        autoFocus={autofocus}
        contentAfter={contentAfter}
        {...(examples.length > 0 ? { list: examplesId(id) } : {})}
      />
      {examples.length > 0 && (
        <datalist id={examplesId(id)}>
          {examples.map((example) => (
            <option key={String(example)} value={String(example)} />
          ))}
        </datalist>
      )}
    </>
  );
}
