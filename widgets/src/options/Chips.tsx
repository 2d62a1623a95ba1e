import type { FormTexts, Option } from '@reelform/engine';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { dismissIcon } from '../icons/dismissIcon.ts';
import { useChipsClass, useChipsStyles } from './Chips.styles.ts';
import { arrowsOf } from './listKeys.ts';
import { keyOf } from './listLines.ts';

/** Props of {@link Chips}. */
export interface ChipsProps {
  readonly list: RefObject<HTMLUListElement | null>;
  /** Name of the list. */
  readonly label: string;
  readonly options: readonly Option[];
  readonly disabled: boolean;
  /** Whether they stand in the control, before its input. */
  readonly isInside: boolean;
  readonly texts: FormTexts;
  readonly onRemove: (option: Option) => void;
  /** The focus goes on to the input: past the last chip, or when none is left. */
  readonly onLeave: () => void;
}

const buttonsOf = (list: HTMLElement | null) => list?.querySelectorAll('button') ?? [];

/** Chosen options, each with a button that takes it away; the arrow keys go from one to the next. */
export function Chips({ list, label, options, disabled, isInside, texts, onRemove, onLeave }: ChipsProps) {
  const chips = useChipsClass();
  const styles = useChipsStyles();
  const [at, setAt] = useState(0);
  const removed = useRef<number>(undefined);
  const reachable = Math.min(at, options.length - 1);

  const focus = (index: number) => {
    const buttons = [...buttonsOf(list.current)];
    const button = buttons[Math.min(index, buttons.length - 1)];
    if (button) button.focus();
    else onLeave();
  };
  useLayoutEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index !== undefined) focus(index);
  });
  const remove = (option: Option, index: number) => {
    removed.current = index;
    onRemove(option);
  };
  const onKeyDown = (event: KeyboardEvent, option: Option, index: number) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    if (altKey || ctrlKey || metaKey) return; // the browser's own
    const [back, on] = arrowsOf(currentTarget);
    if (key === 'Backspace' || key === 'Delete') remove(option, index);
    else if (key === on && index === options.length - 1) onLeave();
    else if (key === on) focus(index + 1);
    else if (key === back) focus(Math.max(0, index - 1));
    else if (key === 'Home') focus(0);
    else if (key === 'End') focus(options.length - 1);
    else return;
    event.preventDefault();
  };
  if (options.length === 0) return null;
  return (
    <ul ref={list} aria-label={label} className={isInside ? `${chips} ${styles.inside}` : chips}>
      {options.map((option, index) => (
        <li key={keyOf(option.value)}>
          <span dir="auto">{option.label}</span>
          <button
            type="button"
            tabIndex={index === reachable ? 0 : -1}
            disabled={disabled}
            aria-label={texts('remove', { label: option.label })}
            onFocus={() => setAt(index)}
            onKeyDown={(event) => onKeyDown(event, option, index)}
            onClick={() => remove(option, index)}
          >
            {dismissIcon}
          </button>
        </li>
      ))}
    </ul>
  );
}
