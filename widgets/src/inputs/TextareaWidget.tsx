import { mergeClasses, Textarea } from '@fluentui/react-components';
import { useDraftValue } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { getAriaName } from './ariaName.ts';
import { Counter } from './Counter.tsx';
import { useControlStyles } from './control.styles.ts';

/** Lines of text (`textarea`); `ui:options.counter` shows how much of `maxLength` is used. Nothing typed is cut off. */
export function TextareaWidget(props: WidgetProps) {
  const { autofocus = false, disabled = false, htmlName, id, options, placeholder, readonly = false, required, schema } = props;
  const styles = useControlStyles();
  const draft = useDraftValue({
    id,
    value: props.value,
    onChange: props.onChange,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    emptyValue: options.emptyValue,
  });
  const limit = options.counter === true && !readonly ? schema.maxLength : undefined;
  const counterId = `${id}__counter`;
  return (
    <>
      <Textarea
        {...draft.inputProps}
        {...getAriaName(props)}
        id={id}
        name={htmlName ?? id}
        className={mergeClasses(styles.control, readonly && styles.readOnly)}
        textarea={{ rows: options.rows ?? 5 }}
        resize="vertical"
        placeholder={placeholder || undefined}
        disabled={disabled}
        readOnly={readonly}
        autoComplete={options.autocomplete}
        aria-required={required ? true : undefined}
        autoFocus={autofocus}
        {...(limit === undefined ? {} : { 'aria-describedby': counterId })}
      />
      {limit !== undefined && <Counter id={counterId} draft={draft} limit={limit} />}
    </>
  );
}
