import { type DraftInputProps, plainDigits } from '@reelform/engine';
import { isInputEvent } from '../eventKinds.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** The digits of a text, whatever letters they were typed in. */
const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');

/** Takes what is no digit out of an input, the caret staying where it was among the digits. */
const keepDigits = (input: TextElement) => {
  const { value, selectionStart } = input;
  const digits = digitsOf(value);
  if (digits === value) return;
  const before = digitsOf(value.slice(0, selectionStart ?? value.length)).length;
  input.value = digits;
  input.setSelectionRange(before, before);
};

/**
 * Lets only the digits of what is typed or pasted in. Done before the browser puts it there, none of them is cut off for
 * the sake of what goes, and undoing works as everywhere.
 */
function takeDigits(this: TextElement, event: Event) {
  if (!isInputEvent(event) || event.isComposing || event.data === null || event.inputType === 'insertFromDrop') return;
  const digits = digitsOf(event.data);
  if (digits === event.data) return;
  event.preventDefault();
  // The only way into an input that respects its limit and its undo stack.
  if (digits !== '') this.ownerDocument.execCommand('insertText', false, digits);
}

const taken = new WeakMap<DraftInputProps, DraftInputProps>();

/**
 * The props of an input that takes digits only, the same for the same ones; what an input method composes is looked at
 * when it is done.
 */
export const digitsOnly = (props: DraftInputProps): DraftInputProps => {
  const known = taken.get(props);
  if (known) return known;
  const created: DraftInputProps = {
    ...props,
    ref: (element) => {
      props.ref(element);
      element?.addEventListener('beforeinput', takeDigits);
    },
    onChange: (event) => {
      const { nativeEvent } = event;
      if (!(isInputEvent(nativeEvent) && nativeEvent.isComposing)) keepDigits(event.target);
      props.onChange(event);
    },
    onCompositionEnd: (event) => {
      keepDigits(event.currentTarget);
      props.onCompositionEnd(event);
    },
  };
  taken.set(props, created);
  return created;
};
