import type { RegistryWidgetsType, WidgetProps } from '@rjsf/utils';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { useFormParts } from '../storeContext.ts';

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
      const [waiting, setWaiting] = useState<{ readonly value: unknown }>();
      const take = (value: unknown) => {
        onSwitch({ from: Number(props.value), to: Number(value) });
        props.onChange(value);
      };
      // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice, by what is drawn after what was typed
      useLayoutEffect(() => {
        if (waiting) take(waiting.value);
      }, [waiting]);
      const choose = (value: unknown) => {
        const before = store.data();
        store.flush();
        if (store.data() === before) take(value);
        else setWaiting({ value });
      };
      return <Telling {...props} onChange={choose} />;
    };
    const Told = (props: WidgetProps) => (props.id === id ? <Choice {...props} /> : <Telling {...props} />);
    return [[name, Told] as const];
  });
  return Object.fromEntries(told);
}
