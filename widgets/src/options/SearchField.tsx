import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { useInputBoxClass } from '../controls/input.styles.ts';
import { useControlAria } from '../field/useControlAria.ts';
import { chevronDownIcon } from '../icons/chevronDownIcon.ts';
import { dismissIcon } from '../icons/dismissIcon.ts';
import { lineId } from './listLines.ts';
import { useSearchFieldStyles } from './SearchField.styles.ts';
import { type SearchFieldRequest, useSearchField } from './useSearchField.ts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends SearchFieldRequest {
  /** Text of the input while nothing is typed. */
  readonly resting: string;
  /** What stands in the control before its input. */
  readonly before?: ReactNode;
  /** Takes the choice away; `undefined` where there is none or it has to stay. */
  readonly onClear?: (() => void) | undefined;
}

/** An input that searches. The list that it opens is fetched when the field is first used. */
export function SearchField(props: SearchFieldProps) {
  const { widget, choice, selected, isMultiple, resting, before, onClear } = props;
  const { autofocus = false, disabled = false, htmlName, id, label, options, placeholder } = widget;
  const box = useInputBoxClass();
  const styles = useSearchFieldStyles();
  const field = useSearchField(props);
  const { isOpen, isUsed, part, marked } = field;
  const { texts } = choice;
  const listId = `${id}__list`;
  const isShown = isOpen && part.status === 'there';
  const awaited = isOpen && part.status === 'awaited';
  const markedIndex = marked && field.usage !== 'caret' ? choice.lines.indexOf(marked) : -1;
  const aria = useControlAria(widget);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input is one on the input */}
      <div ref={field.root} role="presentation" className={`${box} ${styles.box}`} onMouseDown={field.onRootMouseDown}>
        {before}
        <input
          {...aria}
          {...field.inputHandlers}
          ref={field.input}
          type="text"
          role="combobox"
          name={htmlName ?? id}
          placeholder={placeholder || texts('placeholder')}
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: the form says so
          autoFocus={autofocus}
          data-unfinished={choice.left}
          autoComplete={options.autocomplete ?? 'off'}
          autoCapitalize="none"
          spellCheck={false}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={markedIndex < 0 ? undefined : lineId(listId, markedIndex)}
          value={choice.typed ?? resting}
        />
        {onClear && !disabled ? (
          <button
            type="button"
            tabIndex={-1}
            className={styles.mark}
            aria-label={texts('clear')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              choice.forget();
              onClear();
              field.input.current?.focus();
            }}
          >
            {dismissIcon}
          </button>
        ) : (
          choice.hasList && <div className={styles.mark}>{chevronDownIcon}</div>
        )}
        {awaited && <div className={styles.awaited}>{texts('loading')}</div>}
      </div>
      {isUsed && part.status === 'failed' && (
        <div role="alert" className={styles.fault}>
          {texts('failed')}
          <Button isSmall onMouseDown={(event) => event.preventDefault()} onClick={field.retryPart}>
            {texts('retry')}
          </Button>
        </div>
      )}
      {choice.left === 'kept' && aria['aria-invalid'] && choice.createLabel && (
        <div role={choice.refused ? 'alert' : undefined} className={styles.fault}>
          {choice.refused && <span>{choice.refused}</span>}
          <Button
            isSmall
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              field.input.current?.focus();
              field.create();
            }}
          >
            {choice.createLabel}
          </Button>
        </div>
      )}
      {isShown && (
        <part.List
          id={listId}
          label={label}
          field={field.root}
          lines={choice.lines}
          marked={marked?.key}
          isMarkSeen={field.usage !== 'pointer'}
          selected={selected}
          isMultiple={isMultiple}
          onTake={field.take}
          onNearEnd={choice.more}
          onPressOutside={field.turnAway}
        />
      )}
      {(isUsed || isMultiple) && (
        <span role="status" className={styles.spoken}>
          {choice.done || (isOpen ? choice.spoken : '')}
        </span>
      )}
    </>
  );
}
