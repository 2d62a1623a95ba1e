import { useDraftValue } from '@reelform/engine';
import { type BaseInputTemplateProps, examplesId } from '@rjsf/utils';
import { InputBox } from '../controls/InputBox.tsx';
import { useControlAria } from '../field/useControlAria.ts';
import { useLooks } from '../field/useLooks.ts';
import { digitsOnly } from '../inputs/digitsOnly.ts';
import { getInputKind } from '../inputs/inputKind.ts';
import { LaterCounter } from '../inputs/LaterCounter.tsx';
import { countedLimit } from '../inputs/waitingHeights.ts';

/**
 * The single-line input behind every text-like widget. What is typed stays in it until it pauses. Limits are told, not
 * enforced by the control, unless `ui:options` say so: `cutAt` takes so many characters, `digits` nothing but digits.
 * `counter` shows how much of `maxLength` is used.
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
  const limit = countedLimit(props);
  const counterId = `${id}__counter`;
  const aria = useControlAria(props, limit === undefined ? props['describedBy'] : counterId);
  const draft = useDraftValue({
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
      {...(options['digits'] === true ? digitsOnly(draft.inputProps) : draft.inputProps)}
      {...getInputKind(props)}
      {...aria}
      name={htmlName ?? id}
      className={contentAfter ? undefined : looks.input}
      placeholder={placeholder && !readonly ? placeholder : undefined}
      maxLength={typeof options['cutAt'] === 'number' ? options['cutAt'] : undefined}
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
  if (examples.length === 0 && limit === undefined) return drawn;
  return (
    <>
      {drawn}
      {limit !== undefined && <LaterCounter id={counterId} draft={draft} limit={limit} />}
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
