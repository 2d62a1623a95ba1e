import { Combobox, Option as FluentOption, OptionGroup } from '@fluentui/react-components';
import { useFormTexts } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { type KeyboardEvent, useRef, useState } from 'react';
import { getAriaName } from '../inputs/ariaName.ts';
import { grouped } from './grouped.ts';
import { isFree } from './isFree.ts';
import { isNearEnd } from './nearEnd.ts';
import { useOptionsStyles } from './options.styles.ts';
import type { Choice, ListLine } from './useChoice.ts';

/** Props of {@link SearchList}. */
export interface SearchListProps {
  readonly widget: WidgetProps;
  readonly choice: Choice;
  /** Keys of the chosen options. */
  readonly selected: readonly string[];
  /** Whether several may be chosen: the list then stays open. */
  readonly isMultiple: boolean;
  /** Text of the input while nothing is typed. */
  readonly resting: string;
  /** A line was chosen; `undefined`: the choice was cleared. */
  readonly onPick: (key: string | undefined) => void;
  /** Enter with a typed text that no option answers to. */
  readonly onCreate: () => void;
  /** The text was emptied and left. */
  readonly onEmptied: () => void;
}

/** An input that searches, with the list that it opens. */
export function SearchList({ widget, choice, selected, isMultiple, resting, onPick, onCreate, onEmptied }: SearchListProps) {
  const { autofocus = false, disabled = false, htmlName, id, onBlur, onFocus, placeholder, required, value } = widget;
  const styles = useOptionsStyles();
  const texts = useFormTexts('options');
  const [isOpen, setOpen] = useState(false);
  const staysOpen = useRef(false);

  const onOpenChange = (open: boolean) => {
    if (!open && staysOpen.current) return;
    setOpen(open);
    if (open) choice.open();
    else {
      if (choice.typed === '') onEmptied();
      choice.close();
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || !isFree(event.currentTarget) || !choice.typed?.trim()) return;
    event.preventDefault();
    onCreate();
  };
  return (
    <>
      <Combobox
        {...getAriaName(widget)}
        id={id}
        name={htmlName ?? id}
        className={styles.control}
        input={{ className: styles.input }}
        listbox={{
          className: styles.list,
          onScroll: (event) => {
            if (isNearEnd(event)) choice.options.more();
          },
        }}
        placeholder={placeholder || texts('placeholder')}
        disabled={disabled}
        autoFocus={autofocus}
        aria-required={required ? true : undefined}
        autoComplete="off"
        clearable={!isMultiple && !required}
        clearIcon={{ 'aria-label': texts('clear') }}
        multiselect={isMultiple}
        open={isOpen}
        value={choice.typed ?? resting}
        selectedOptions={[...selected]}
        onOpenChange={(_event, { open }) => onOpenChange(open)}
        onOptionSelect={(_event, { optionValue }) => {
          const line = choice.lines.find(({ key }) => key === optionValue);
          // The list closes after a choice of one; what is done in the list keeps it open.
          staysOpen.current = line?.kind !== 'option' && line !== undefined && !isMultiple;
          setTimeout(() => {
            staysOpen.current = false;
          });
          onPick(optionValue);
        }}
        onChange={(event) => {
          setOpen(true);
          choice.type(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => onBlur(id, value)}
        onFocus={(event) => {
          event.target.select();
          onFocus(id, value);
        }}
      >
        {grouped(choice.lines).map(({ heading, lines }) =>
          heading === undefined ? (
            lines.map((line) => <Line key={line.key} line={line} />)
          ) : (
            <OptionGroup key={heading} label={heading}>
              {lines.map((line) => (
                <Line key={line.key} line={line} />
              ))}
            </OptionGroup>
          ),
        )}
      </Combobox>
      <span role="status" className={styles.spoken}>
        {isOpen ? choice.count : ''}
      </span>
    </>
  );
}

/** One line of the list; what is no option cannot be chosen, and an action is done in place. */
function Line({ line }: { readonly line: ListLine }) {
  const styles = useOptionsStyles();
  if (line.kind === 'option') {
    const { label, hint, disabled = false } = line.option;
    return (
      <FluentOption value={line.key} text={label} disabled={disabled} className={styles.line}>
        <span>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </FluentOption>
    );
  }
  const isAction = line.kind === 'action';
  return (
    <FluentOption
      value={line.key}
      text=""
      disabled={!isAction}
      checkIcon={null}
      className={styles.line}
      data-note={isAction ? undefined : ''}
    >
      <span className={isAction ? styles.action : styles.hint}>{line.text}</span>
    </FluentOption>
  );
}
