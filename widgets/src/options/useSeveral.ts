import type { Option } from '@reelform/engine';
import type { Json } from '@reelform/engine/validation';
import type { WidgetProps } from '@rjsf/utils';
import { type ClipboardEvent, type RefObject, useRef } from 'react';
import { added, eachOnce, toggled, toggledAll, valuesOf } from './chosenValues.ts';
import { keyOf } from './listLines.ts';
import { readPasted } from './readPasted.ts';
import { type Choice, useChoice } from './useChoice.ts';
import { useLimitedChoice } from './useLimitedChoice.ts';

/** A choice of several options. */
export interface SeveralChoice {
  readonly choice: Choice;
  /** Keys of the chosen options. */
  readonly selected: readonly string[];
  readonly chips: RefObject<HTMLUListElement | null>;
  /** Adds an option, or takes it away when it is there. */
  readonly toggle: (option: Option) => void;
  /** A value of the field with an option that was made for it. */
  readonly withMade: (value: unknown, option: Option) => readonly Json[];
  /** Adds all options of a group, or takes them away when all of them are there, and says so. */
  readonly toggleGroup: (group: string, options: readonly Option[]) => void;
  /** Takes all options away and says so. */
  readonly clear: () => void;
  /** Takes an option away and says so. */
  readonly remove: (option: Option) => void;
  /** Adds what several pasted texts stand for, and says so; what of them stands for nothing is typed. */
  readonly onPaste: (event: ClipboardEvent, input: HTMLInputElement) => void;
  /** Backspace takes the last option away, the arrow that leads back goes to it. */
  readonly onBack: (key: 'Backspace' | 'arrow') => void;
}

/**
 * What widgets for several options share.
 * @param areListed whether the chosen ones stay in the list
 * @param hasGroups whether groups can be chosen as a whole
 */
export const useSeveral = (widget: WidgetProps, areListed: boolean, hasGroups: boolean): SeveralChoice => {
  const { onChange, schema, value } = widget;
  const { maxItems: most = Number.POSITIVE_INFINITY } = schema;
  const values = valuesOf(value);
  const selected = values.map(keyOf);
  const chips = useRef<HTMLUListElement>(null);
  const unlimited = useChoice({
    widget,
    values: eachOnce(values),
    without: areListed ? [] : selected,
    hasGroups,
    onStale: () => onChange([]),
  });
  const choice = useLimitedChoice(unlimited, selected, schema);
  const toggle = (option: Option) => onChange(toggled(values, option.value));
  const remove = (option: Option) => {
    toggle(option);
    choice.tell(choice.texts('removed', { label: option.label }));
  };
  const toggleGroup = (group: string, options: readonly Option[]) => {
    const next = toggledAll(
      values,
      options.map(({ value }) => value),
    );
    onChange(next);
    const change = next.length - values.length;
    choice.tell(choice.texts(change > 0 ? 'groupChosen' : 'groupRemoved', { group, count: Math.abs(change) }));
  };
  const onPaste = (event: ClipboardEvent, { value: typed, selectionStart, selectionEnd }: HTMLInputElement) => {
    const before = typed.slice(0, selectionStart ?? typed.length);
    const text = `${before}${event.clipboardData.getData('text')}${typed.slice(selectionEnd ?? typed.length)}`;
    const isFree = widget.options['creatable'] === true && widget.options['source'] === undefined;
    const pasted = readPasted(text, { choice, selected, most, isFree });
    if (!pasted) return;
    event.preventDefault();
    const { options, others } = pasted;
    if (others.length > 0 || choice.typed !== undefined) choice.type(others.join(', '));
    if (options.length === 0) return;
    onChange([...values, ...options.map((option) => option.value)]);
    choice.tell(choice.texts('chosen', { label: options.map(({ label }) => label).join(', ') }));
  };
  return {
    choice,
    selected,
    chips,
    toggle,
    withMade: (now, option) => added(valuesOf(now), option.value),
    toggleGroup,
    clear: () => {
      onChange([]);
      choice.tell(choice.texts('cleared'));
    },
    remove,
    onPaste,
    onBack: (key) => {
      const last = choice.chosen.at(-1);
      if (key === 'Backspace' && last) remove(last);
      if (key === 'arrow') [...(chips.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    },
  };
};
