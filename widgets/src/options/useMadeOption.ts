import { type Making, type Option, useFieldPointer, useFormRuntime } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { changeLate } from '../field/changeLate.ts';
import { usePresence } from '../field/usePresence.ts';
import type { Choice } from './useChoice.ts';

/** What {@link useMadeOption} is called with. */
export interface MadeOptionRequest {
  readonly widget: WidgetProps;
  readonly choice: Choice;
  /** The field's value, a list or not, with an option that was made for it. */
  readonly withMade: (value: unknown, option: Option) => unknown;
  /** The text is still typed that an option was made of. */
  readonly onTaken: () => void;
}

/**
 * Options that are made of what is typed. More may have been typed by the time that one is there, the field left, its row
 * moved, or another value chosen.
 *
 * @returns makes one
 */
export const useMadeOption = ({ widget, choice, withMade, onTaken }: MadeOptionRequest): (() => void) => {
  const { onChange, value } = widget;
  const runtime = useFormRuntime();
  const pointer = useFieldPointer();
  const { settle } = usePresence(() => undefined);
  const made = (option: Option, making: Making) => {
    choice.taken(making);
    onChange(withMade(value, option));
    choice.tell(choice.texts('chosen', { label: option.label }));
    if (choice.typed?.trim() === making.text) onTaken();
  };
  const latest = useRef({ made, choice });
  useLayoutEffect(() => {
    latest.current = { made, choice };
  });
  const onMade: typeof made = (option, making) =>
    settle(
      () => latest.current.made(option, making),
      () => {
        const isChanged = changeLate(runtime, pointer, (now) => withMade(now, option));
        if (!isChanged) return false;
        choice.taken(making);
        // Within a hidden `<Activity>` the text is still typed.
        if (latest.current.choice.typed?.trim() === making.text) latest.current.choice.forget(true);
        return true;
      },
    );
  const followMakings = useRef(() => choice.followMakings(onMade));
  useEffect(() => followMakings.current(), []);
  return () => choice.createTyped(onMade);
};
