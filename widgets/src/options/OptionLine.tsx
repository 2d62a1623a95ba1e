import { mergeClasses } from '@fluentui/react-components';
import { memo } from 'react';
import { isUsable, type ListLine } from './listLines.ts';
import { useOptionListStyles } from './OptionList.styles.ts';

/** Props of {@link OptionLine}. */
export interface OptionLineProps {
  readonly id: string;
  readonly line: ListLine;
  /** Its place among all lines, from 0, and how many there are. */
  readonly index: number;
  readonly count: number;
  readonly isChosen: boolean;
  /** Whether some of the options that it stands for are. */
  readonly isPartly: boolean;
  /** Whether it is outlined: the arrow keys stand on it. */
  readonly isMarked: boolean;
  /** Whether several may be chosen: options then have boxes to tick. */
  readonly isMultiple: boolean;
  readonly onTake: (line: ListLine) => void;
}

const tick = (
  <path
    fill="currentColor"
    d="M9.76 3.2c.3.29.32.76.04 1.06l-4.25 4.5a.75.75 0 0 1-1.08.02L2.22 6.53a.75.75 0 0 1 1.06-1.06l1.7 1.7L8.7 3.24a.75.75 0 0 1 1.06-.04"
  />
);

const dash = <path fill="currentColor" d="M2.5 5.25h7a.75.75 0 0 1 0 1.5h-7a.75.75 0 0 1 0-1.5" />;

const check = (
  <path
    fill="currentColor"
    d="M7.03 13.9 3.56 10a.75.75 0 0 0-1.12 1l4 4.5c.29.32.79.34 1.09.03l10.5-10.5a.75.75 0 0 0-1.06-1.06z"
  />
);

/** One line of an open list; what is no option cannot be chosen, and an action is done in place. */
export const OptionLine = memo(function OptionLine(props: OptionLineProps) {
  const { id, line, index, count, isChosen, isPartly, isMarked, isMultiple, onTake } = props;
  const styles = useOptionListStyles();
  const usable = isUsable(line);
  const disabled = line.kind === 'option' && !usable;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, whose keys move the mark
    <div
      id={id}
      role="option"
      tabIndex={-1}
      data-row={line.key}
      data-kind={line.kind}
      aria-selected={isChosen}
      aria-disabled={usable ? undefined : true}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={mergeClasses(
        styles.line,
        usable && styles.usable,
        disabled && styles.disabled,
        line.kind === 'note' && styles.note,
        line.kind === 'action' && styles.action,
        isMarked && styles.marked,
      )}
      onClick={usable ? () => onTake(line) : undefined}
    >
      {line.kind === 'option' || line.kind === 'group' ? (
        <>
          {isMultiple ? (
            <span
              className={mergeClasses(
                styles.check,
                styles.box,
                (isChosen || isPartly) && styles.ticked,
                disabled && !isChosen && styles.boxOfDisabled,
              )}
            >
              {(isChosen || isPartly) && (
                <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12">
                  {isChosen ? tick : dash}
                </svg>
              )}
            </span>
          ) : (
            <svg aria-hidden="true" className={styles.check} viewBox="0 0 20 20">
              {isChosen && check}
            </svg>
          )}
          <span dir="auto">
            {line.kind === 'group' ? line.text : line.option.label}
            {line.kind === 'option' && line.option.hint && (
              <span className={mergeClasses(styles.hint, disabled && styles.hintOfDisabled)}>{line.option.hint}</span>
            )}
          </span>
        </>
      ) : (
        line.text
      )}
    </div>
  );
});
