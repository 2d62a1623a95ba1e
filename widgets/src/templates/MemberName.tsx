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
  const taken = useRef(label);
  const take = () => {
    const name = input.current?.value ?? label;
    // Enter takes it, and the form that goes off asks once more.
    if (name === taken.current) return;
    taken.current = name;
    onKeyRename(name);
  };
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  useLayoutEffect(() => {
    const discard = () => {
      if (input.current) input.current.value = taken.current;
    };
    return drafts.register({ commit: () => latest.current(), discard });
  }, [drafts]);
  // The element stays when the name changes, and with it the focus.
  useLayoutEffect(() => {
    taken.current = label;
    if (input.current) input.current.value = label;
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
