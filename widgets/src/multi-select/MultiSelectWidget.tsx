import { InteractionTag, InteractionTagPrimary, InteractionTagSecondary, TagGroup } from '@fluentui/react-components';
import { useFormTexts } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { toggled, valuesOf } from '../options/chosenValues.ts';
import { useOptionsStyles } from '../options/options.styles.ts';
import { ReadOnlyChoice } from '../options/ReadOnlyChoice.tsx';
import { SearchList } from '../options/SearchList.tsx';
import { keyOf, useChoice } from '../options/useChoice.ts';

/** Several of many options (`multi-select`), ticked in a list that is searched by typing; the chosen stand below it. */
export function MultiSelectWidget(props: WidgetProps) {
  const { disabled = false, id, label, onChange, readonly = false } = props;
  const styles = useOptionsStyles();
  const texts = useFormTexts('options');
  const values = valuesOf(props.value);
  const choice = useChoice(props, values, () => onChange([]));
  const { chosen } = choice.options;
  if (readonly) return <ReadOnlyChoice widget={props} chosen={chosen} />;
  const toggle = (value: (typeof values)[number]) => onChange(toggled(values, value));
  return (
    <div className={styles.root}>
      <SearchList
        widget={props}
        choice={choice}
        isMultiple
        selected={values.map(keyOf)}
        resting=""
        onPick={(key) => key !== undefined && choice.pick(key, ({ value }) => toggle(value))}
        onCreate={() => choice.createTyped(({ value }) => toggle(value))}
        onEmptied={() => undefined}
      />
      {chosen.length > 0 && (
        <TagGroup aria-label={label} className={styles.chips}>
          {chosen.map((option) => (
            <InteractionTag key={keyOf(option.value)} size="small" disabled={disabled} className={styles.chip}>
              <InteractionTagPrimary hasSecondaryAction onClick={() => document.getElementById(id)?.focus()}>
                {option.label}
              </InteractionTagPrimary>
              <InteractionTagSecondary
                aria-label={texts('remove', { label: option.label })}
                onClick={() => {
                  toggle(option.value);
                  document.getElementById(id)?.focus();
                }}
              />
            </InteractionTag>
          ))}
        </TagGroup>
      )}
    </div>
  );
}
