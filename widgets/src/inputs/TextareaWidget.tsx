import { useDraftValue } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { useTextareaClass } from '../controls/useTextareaClass.ts';
import { useControlAria } from '../field/useControlAria.ts';
import { Counter } from './Counter.tsx';
import { countedLimit, rowsOf } from './waitingHeights.ts';

/** Lines of text (`textarea`); `ui:options.counter` shows how much of `maxLength` is used. Nothing typed is cut off. */
export function TextareaWidget(props: WidgetProps) {
  const { autofocus = false, disabled = false, htmlName, id, options, placeholder, readonly = false } = props;
  const className = useTextareaClass();
  const draft = useDraftValue({
    id,
    value: props.value,
    onChange: props.onChange,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    emptyValue: options.emptyValue,
  });
  const limit = countedLimit(props);
  const counterId = `${id}__counter`;
  const aria = useControlAria(props, limit !== undefined && counterId);
  return (
    <>
      <textarea
        {...draft.inputProps}
        {...aria}
        {...Object(options['typing'])}
        name={htmlName ?? id}
        className={className}
        rows={rowsOf(props)}
        placeholder={placeholder && !readonly ? placeholder : undefined}
        disabled={disabled}
        readOnly={readonly}
        autoComplete={options.autocomplete}
        // biome-ignore lint/a11y/noAutofocus: the form's author asks for it
        autoFocus={autofocus}
      />
      {limit !== undefined && <Counter id={counterId} draft={draft} limit={limit} />}
    </>
  );
}
