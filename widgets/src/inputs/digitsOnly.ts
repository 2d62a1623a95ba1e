import type { DraftInputProps } from '@reelform/engine';

/** Takes what is no digit out of an input, the caret staying where it was among the digits. */
const keepDigits = (input: HTMLInputElement | HTMLTextAreaElement) => {
  const { value, selectionStart } = input;
  const digits = value.replace(/\D/g, '');
  if (digits === value) return;
  const before = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
  input.value = digits;
  input.setSelectionRange(before, before);
};

/** The props of an input that takes digits only; what an input method composes is looked at when it is done. */
export const digitsOnly = (props: DraftInputProps): DraftInputProps => ({
  ...props,
  onChange: (event) => {
    const { nativeEvent } = event;
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) keepDigits(event.target);
    props.onChange(event);
  },
  onCompositionEnd: (event) => {
    keepDigits(event.currentTarget);
    props.onCompositionEnd(event);
  },
});
