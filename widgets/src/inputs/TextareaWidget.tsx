import { mergeClasses, Textarea } from '@fluentui/react-components';
import { useDraftValue } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { useControlAria } from '../field/useControlAria.ts';
import { Counter } from './Counter.tsx';
import { useControlStyles } from './control.styles.ts';

/** Lines of text (`textarea`); `ui:options.counter` shows how much of `maxLength` is used. Nothing typed is cut off. */
export function TextareaWidget(props: WidgetProps) {
  const { autofocus = false, disabled = false, htmlName, id, options, placeholder, readonly = false, schema } = props;
  const styles = useControlStyles();
  const { inputProps, text } = useDraftValue({
    id,
    value: props.value,
    onChange: props.onChange,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    emptyValue: options.emptyValue,
  });
  const limit = options.counter === true && !readonly ? schema.maxLength : undefined;
  const counterId = `${id}__counter`;
  const aria = useControlAria(props, limit !== undefined && counterId);
  return (
    <>
      <Textarea
        {...inputProps}
        {...aria}
        name={htmlName ?? id}
        className={mergeClasses(styles.control, readonly && styles.readOnly)}
        textarea={{ rows: options.rows ?? 5 }}
        resize="vertical"
        placeholder={placeholder || undefined}
        disabled={disabled}
        readOnly={readonly}
        autoComplete={options.autocomplete}
        autoFocus={autofocus}
      />
      {limit !== undefined && <Counter id={counterId} text={text} limit={limit} />}
    </>
  );
}
