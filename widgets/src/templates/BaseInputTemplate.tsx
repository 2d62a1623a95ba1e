import { useDraftValue } from '@reelform/engine';
import { type BaseInputTemplateProps, examplesId } from '@rjsf/utils';
import { InputBox } from '../controls/InputBox.tsx';
import { useControlAria } from '../field/useControlAria.ts';
import { useLooks } from '../field/useLooks.ts';
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
  const looks = useLooks();
  const aria = useControlAria(props, props['describedBy']);
  const { inputProps } = useDraftValue({
    id,
    value: props.value,
    onChange: props.onChange,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    emptyValue: options.emptyValue,
  });
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  const input = (
    <input
      {...inputProps}
      {...getInputKind(props)}
      {...aria}
      name={htmlName ?? id}
      className={contentAfter ? undefined : looks.input}
      placeholder={placeholder || undefined}
      disabled={disabled}
      readOnly={readonly}
      // biome-ignore lint/a11y/noAutofocus: the form's author asks for it
      autoFocus={autofocus}
      list={examples.length > 0 ? examplesId(id) : undefined}
    />
  );
  const drawn = contentAfter ? (
    <InputBox>
      {input}
      {contentAfter}
    </InputBox>
  ) : (
    input
  );
  if (examples.length === 0) return drawn;
  return (
    <>
      {drawn}
      <datalist id={examplesId(id)}>
        {examples.map((example) => (
          <option key={String(example)} value={String(example)} />
        ))}
      </datalist>
    </>
  );
}
