import { limitText, useFormRuntime, wholeId } from '@reelform/engine';
import { deepEquals, type EnumOptionsType, enumOptionsIsSelected, optionId, type WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { useControlAria } from '../field/useControlAria.ts';
import { useLooks } from '../field/useLooks.ts';
import { useChoiceStyles } from './choice.styles.ts';
import { drawOption } from './drawOption.tsx';
import { unlistedLabel } from './unlistedLabel.ts';

/**
 * `chosen` with `value` added where it stands among the options, or taken out when it is there. rjsf's own takes a value
 * that is a list apart, and none that is `null`.
 */
const toggled = (chosen: readonly unknown[], value: unknown, options: readonly EnumOptionsType[]): unknown[] => {
  const others = chosen.filter((one) => !deepEquals(one, value));
  if (others.length < chosen.length) return others;
  const placeOf = (one: unknown) => options.findIndex((option) => deepEquals(option.value, one));
  return [...others, value].sort((a, b) => placeOf(a) - placeOf(b));
};

/** What is chosen and no option, as of a record older than the form, as options: it can be taken away then. */
const unlisted = (chosen: readonly unknown[], options: readonly EnumOptionsType[]): readonly EnumOptionsType[] =>
  chosen
    .filter((value) => !options.some((option) => deepEquals(option.value, value)))
    .map((value) => ({ value, label: unlistedLabel(value) }));

/** Moves the focus from a box that goes to the nearest before it that can be used: those behind it take its place. */
const leave = (group: HTMLElement | null, index: number) =>
  [...(group?.querySelectorAll('input') ?? [])]
    .slice(0, index)
    .findLast(({ disabled }) => !disabled)
    ?.focus();

/**
 * Any number of some options (`checkboxes`), or at most so many (`maxItems`): once they are chosen the others cannot be, and
 * it is said why.
 */
export function CheckboxesWidget(props: WidgetProps) {
  const { autofocus, disabled = false, hideLabel, id, label, onChange, options, readonly = false, schema, value } = props;
  const { enumDisabled = [], enumOptions = [], inline } = options;
  const styles = useChoiceStyles();
  const { choice } = useLooks();
  const { messages } = useFormRuntime().form;
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const { maxItems: most = Number.POSITIVE_INFINITY } = schema;
  const group = useRef<HTMLDivElement>(null);
  const boxes = [...enumOptions, ...unlisted(chosen, enumOptions)];
  const isLimited = most < boxes.length;
  const isFull = isLimited && chosen.length >= most;
  const fullId = `${wholeId(id)}__full`;
  // A group is not required as such: its role knows no such thing.
  const aria = useControlAria({ id: wholeId(id), label, hideLabel }, isFull && fullId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field's label stands outside
    <div ref={group} role="group" {...aria} className={inline ? styles.inline : styles.stacked}>
      {boxes.map((option, index) => {
        const checked = enumOptionsIsSelected(option.value, chosen);
        return drawOption(
          option,
          {
            type: 'checkbox',
            id: optionId(aria.id, index),
            checked,
            autoFocus: autofocus === true && index === 0,
            disabled: disabled || enumOptionsIsSelected(option.value, enumDisabled) || (isFull && !checked),
            'aria-readonly': readonly || undefined,
            onChange: () => {
              if (readonly) return;
              if (index >= enumOptions.length) leave(group.current, index);
              onChange(toggled(chosen, option.value, enumOptions));
            },
          },
          { choice, hint: styles.hint },
        );
      })}
      {isLimited && !readonly && (
        <div id={fullId} role="status" className={styles.hint}>
          {isFull && limitText(schema, 'maxItems', messages.widgets['array']?.['full'])}
        </div>
      )}
    </div>
  );
}
