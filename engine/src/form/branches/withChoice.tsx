import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { type ComponentType, use, useLayoutEffect, useReducer, useRef } from 'react';
import { useFormParts } from '../storeContext.ts';
import { ChoiceContext } from './choiceContext.ts';

/** A choice that the person just made among the options: from one to another, by index. */
export interface Switch {
  readonly from: number;
  readonly to: number;
}

/**
 * `widgets`, which may draw the choice of options, telling about it. What is typed in the option that is left is committed
 * before: rjsf makes the new value of the one that was drawn last.
 *
 * @param id DOM id of the control that is the choice
 */
export function withChoice(
  widgets: Readonly<Record<string, RegistryWidgetsType[string] | undefined>>,
  id: string,
  onSwitch: (made: Switch) => void,
): RegistryWidgetsType {
  const told = Object.entries(widgets).flatMap(([name, Widget]) => {
    if (typeof Widget !== 'function') return [];
    const Telling = Widget as ComponentType<WidgetProps>; // a plain function, as every widget of a theme is
    const Choice = (props: WidgetProps) => {
      const { store } = useFormParts();
      const around = use(ChoiceContext);
      const [, redraw] = useReducer((count: number) => count + 1, 0);
      const waiting = useRef<{ readonly value: unknown }>(undefined);
      const from = Number(props.value);
      const shown = around?.options[from];
      const isBlank = around?.isBlank(shown) === true;
      const take = (value: unknown) => {
        if (isBlank && Number(value) === from) return around.begin(shown);
        onSwitch({ from, to: Number(value) });
        props.onChange(value);
      };
      useLayoutEffect(() => {
        if (props.value !== undefined) around?.shows(Number(props.value));
      });
      // Once, by what is drawn after what was typed: a page that is shown again has its effects run again.
      useLayoutEffect(() => {
        const made = waiting.current;
        waiting.current = undefined;
        if (made) take(made.value);
      });
      const choose = (value: unknown) => {
        const before = store.data();
        store.flush();
        if (store.data() === before) return take(value);
        waiting.current = { value };
        redraw();
      };
      // One in which there is nothing to enter is not begun by an entry: nobody has chosen it.
      return <Telling {...props} {...(isBlank && { value: undefined })} onChange={choose} />;
    };
    const Told = (props: WidgetProps) => (props.id === id ? <Choice {...props} /> : <Telling {...props} />);
    return [[name, Told] as const];
  });
  return Object.fromEntries(told);
}
