import type { WrapIfAdditionalTemplateProps } from '@rjsf/utils';
import { useLayoutEffect, useRef } from 'react';
import { useInputClass } from '../controls/input.styles.ts';

/** The name of a property of free name, to be typed anew. It is taken when the input is left, and by Enter before the form goes off. */
export function MemberName(
  props: Pick<WrapIfAdditionalTemplateProps, 'disabled' | 'id' | 'label' | 'onKeyRename' | 'readonly'>,
) {
  const { disabled, id, label, onKeyRename, readonly } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = () => onKeyRename(input.current?.value ?? label);
  // The element stays when the name changes, and with it the focus.
  useLayoutEffect(() => {
    if (input.current) input.current.value = label;
  }, [label]);
  return (
    <input
      ref={input}
      id={id}
      className={useInputClass()}
      defaultValue={label}
      onBlur={take}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && take()}
      disabled={disabled}
      readOnly={readonly}
    />
  );
}
