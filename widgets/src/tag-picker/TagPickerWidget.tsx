import {
  Tag,
  TagPicker,
  TagPickerControl,
  TagPickerGroup,
  TagPickerInput,
  TagPickerList,
  TagPickerOption,
  TagPickerOptionGroup,
} from '@fluentui/react-components';
import { useFormTexts } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { type KeyboardEvent, useState } from 'react';
import { getAriaName } from '../inputs/ariaName.ts';
import { toggled, valuesOf } from '../options/chosenValues.ts';
import { grouped } from '../options/grouped.ts';
import { isFree } from '../options/isFree.ts';
import { isNearEnd } from '../options/nearEnd.ts';
import { useOptionsStyles } from '../options/options.styles.ts';
import { ReadOnlyChoice } from '../options/ReadOnlyChoice.tsx';
import { keyOf, type ListLine, useChoice } from '../options/useChoice.ts';

/** Several options as chips inside of the input (`tag-picker`); Backspace takes the last one away. */
export function TagPickerWidget(props: WidgetProps) {
  const { autofocus = false, disabled = false, htmlName, id, label, onBlur, onChange, onFocus, placeholder } = props;
  const { readonly = false, required, value } = props;
  const styles = useOptionsStyles();
  const texts = useFormTexts('options');
  const [isOpen, setOpen] = useState(false);
  const values = valuesOf(value);
  const choice = useChoice(props, values, () => onChange([]));
  const { chosen } = choice.options;
  if (readonly) return <ReadOnlyChoice widget={props} chosen={chosen} />;

  const selected = values.map(keyOf);
  const take = ({ value: taken }: (typeof chosen)[number]) => {
    onChange(toggled(values, taken));
    choice.type('');
  };
  const onOpenChange = (open: boolean) => {
    setOpen(open);
    if (open) choice.open();
    else choice.close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    if (isFree(event.currentTarget) && choice.typed?.trim()) {
      event.preventDefault();
      choice.createTyped(take);
    }
  };
  const lines = choice.lines.filter(({ key }) => !selected.includes(key));
  return (
    <>
      <TagPicker
        open={isOpen}
        disabled={disabled}
        selectedOptions={[...selected]}
        onOpenChange={(_event, { open }) => onOpenChange(open)}
        onOptionSelect={(_event, { value: key, selectedOptions }) => {
          if (selectedOptions.length < selected.length) {
            onChange(values.filter((one) => selectedOptions.includes(keyOf(one))));
            return;
          }
          choice.pick(key, take);
        }}
      >
        <TagPickerControl className={styles.control}>
          <TagPickerGroup aria-label={label}>
            {chosen.map((option) => (
              <Tag
                key={keyOf(option.value)}
                value={keyOf(option.value)}
                className={styles.chip}
                dismissIcon={{ 'aria-label': texts('remove', { label: option.label }) }}
              >
                {option.label}
              </Tag>
            ))}
          </TagPickerGroup>
          <TagPickerInput
            {...getAriaName(props)}
            id={id}
            name={htmlName ?? id}
            className={styles.input}
            disabled={disabled}
            autoFocus={autofocus}
            autoComplete="off"
            aria-required={required ? true : undefined}
            placeholder={placeholder || texts('placeholder')}
            value={choice.typed ?? ''}
            onChange={(event) => {
              setOpen(true);
              choice.type(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => onBlur(id, value)}
            onFocus={() => onFocus(id, value)}
          />
        </TagPickerControl>
        <TagPickerList
          className={styles.list}
          onScroll={(event) => {
            if (isNearEnd(event)) choice.options.more();
          }}
        >
          {grouped(lines).map(({ heading, lines: inGroup }) =>
            heading === undefined ? (
              inGroup.map((line) => <Line key={line.key} line={line} />)
            ) : (
              <TagPickerOptionGroup key={heading} label={heading}>
                {inGroup.map((line) => (
                  <Line key={line.key} line={line} />
                ))}
              </TagPickerOptionGroup>
            ),
          )}
        </TagPickerList>
      </TagPicker>
      <span role="status" className={styles.spoken}>
        {isOpen ? choice.count : ''}
      </span>
    </>
  );
}

function Line({ line }: { readonly line: ListLine }) {
  const styles = useOptionsStyles();
  if (line.kind === 'option') {
    const { label, hint, disabled = false } = line.option;
    return (
      <TagPickerOption value={line.key} text={label} aria-disabled={disabled} className={styles.line}>
        <span>
          {label}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
      </TagPickerOption>
    );
  }
  const isAction = line.kind === 'action';
  return (
    <TagPickerOption
      value={line.key}
      text=""
      aria-disabled={!isAction}
      className={styles.line}
      data-note={isAction ? undefined : ''}
    >
      <span className={isAction ? styles.action : styles.hint}>{line.text}</span>
    </TagPickerOption>
  );
}
