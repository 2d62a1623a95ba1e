import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { chevron, cross } from './glyphs.tsx';
import { lineId } from './listLines.ts';
import { useSearchFieldStyles } from './SearchField.styles.ts';
import { useControlProps } from './useControlProps.ts';
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
  const { autofocus = false, disabled = false, id, label, placeholder } = widget;
  const styles = useSearchFieldStyles();
  const field = useSearchField(props);
  const { isOpen, isUsed, part, marked } = field;
  const { texts } = choice;
  const listId = `${id}__list`;
  const isShown = isOpen && part.status === 'there';
  const awaited = isOpen && part.status === 'awaited';
  const markedIndex = marked && field.isMarkTold ? choice.lines.indexOf(marked) : -1;
  const control = useControlProps(widget);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the input is one on the input */}
      <div
        ref={field.root}
        role="presentation"
        className={mergeClasses(
          styles.root,
          disabled ? styles.disabled : styles.interactive,
          !disabled && control['aria-invalid'] ? styles.invalid : undefined,
        )}
        onMouseDown={field.onRootMouseDown}
      >
        {before}
        <input
          {...control}
          {...field.inputHandlers}
          ref={field.input}
          role="combobox"
          className={mergeClasses(styles.input, before ? styles.afterChips : undefined, disabled && styles.disabledInput)}
          placeholder={placeholder || texts('placeholder')}
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: the form says so
          autoFocus={autofocus}
          autoComplete="off"
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
            className={mergeClasses(styles.icon, styles.button)}
            aria-label={texts('clear')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              choice.forget();
              onClear();
              field.input.current?.focus();
            }}
          >
            {cross}
          </button>
        ) : (
          <span className={mergeClasses(styles.icon, disabled && styles.disabledIcon, awaited && styles.busy)}>{chevron}</span>
        )}
        {awaited && <div className={styles.awaited}>{texts('loading')}</div>}
      </div>
      {isUsed && part.status === 'failed' && (
        <div role="alert" className={styles.fault}>
          <span className={styles.faultText}>{texts('failed')}</span>
          <button
            type="button"
            className={styles.retry}
            onMouseDown={(event) => event.preventDefault()}
            onClick={field.retryPart}
          >
            {texts('retry')}
          </button>
        </div>
      )}
      {isShown && (
        <part.List
          id={listId}
          label={label}
          field={field.root}
          lines={choice.lines}
          marked={marked?.key}
          selected={selected}
          isMultiple={isMultiple}
          onTake={field.take}
          onNearEnd={choice.more}
        />
      )}
      {isUsed && (
        <span role="status" className={styles.spoken}>
          {choice.done || (isOpen ? choice.spoken : '')}
        </span>
      )}
    </>
  );
}
