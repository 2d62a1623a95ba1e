import { isTakenByInputMethod, useFormRuntime } from '@reelform/engine';
import type { WrapIfAdditionalTemplateProps } from '@rjsf/utils';
import { useLayoutEffect, useRef } from 'react';
import { useInputClass } from '../controls/useInputClass.ts';

/**
 * The name of a property of free name, to be typed anew. It is taken when the input is left, by Enter before the form goes
 * off, and whenever the form asks (submit, save, page hide); not in between, since each name may ask for another value.
 */
export function MemberName(
  props: Pick<WrapIfAdditionalTemplateProps, 'disabled' | 'id' | 'label' | 'onKeyRename' | 'readonly'>,
) {
  const { disabled, id, label, onKeyRename, readonly } = props;
  const { drafts } = useFormRuntime();
  const input = useRef<HTMLInputElement>(null);
  // The name that was taken last, and what the input makes of it, which has no line breaks.
  const taken = useRef({ name: label, shown: label });
  const take = () => {
    const shown = input.current?.value ?? taken.current.shown;
    // Enter takes it, and the form that goes off asks once more.
    if (shown === taken.current.shown) return;
    taken.current = { name: shown, shown };
    onKeyRename(shown);
  };
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useLayoutEffect(() => {
    const discard = () => {
      if (input.current) input.current.value = taken.current.name;
    };
    return drafts.register({ commit: () => latest.current(), discard });
  }, [drafts]);
  // The element stays when the name changes, and with it the focus.
  useLayoutEffect(() => {
    if (input.current) input.current.value = label;
    taken.current = { name: label, shown: input.current?.value ?? label };
  }, [label]);
  return (
    <input
      ref={input}
      id={id}
      className={useInputClass()}
      defaultValue={label}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && !isTakenByInputMethod(event) && take()}
      disabled={disabled}
      readOnly={readonly}
    />
  );
}
