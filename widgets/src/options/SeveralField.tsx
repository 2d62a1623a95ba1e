import { type Option, wholeId } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { Chips } from './Chips.tsx';
import { useOptionsStyles } from './options.styles.ts';
import { ReadOnlyChoice } from './ReadOnlyChoice.tsx';
import { SearchField } from './SearchField.tsx';
import { useSeveral } from './useSeveral.ts';

/** Props of {@link SeveralField}. */
export interface SeveralFieldProps {
  readonly widget: WidgetProps;
  /**
   * Where the chosen options stand. Below, they stay ticked in the list, and what was typed stays for choosing more of
   * what it found; inside, they leave the list, and the text that led to them is done with.
   */
  readonly chips: 'below' | 'inside';
  /** Whole groups can be chosen, and all that is chosen cleared. @default false */
  readonly hasGroups?: boolean;
}

/** A field for several of many options, chosen in a list that is searched by typing. */
export function SeveralField({ widget: given, chips, hasGroups = false }: SeveralFieldProps) {
  const widget = { ...given, id: wholeId(given.id) };
  const input = useRef<HTMLInputElement>(null);
  const { disabled = false, label, readonly = false } = widget;
  const styles = useOptionsStyles();
  const isInside = chips === 'inside';
  const several = useSeveral(widget, !isInside, hasGroups);
  const { choice, selected, toggle } = several;
  if (readonly) return <ReadOnlyChoice widget={widget} chosen={choice.chosen} />;
  const toInput = () => input.current?.focus();
  const shown = (
    <Chips
      list={several.chips}
      label={label}
      options={choice.chosen}
      disabled={disabled}
      isInside={isInside}
      texts={choice.texts}
      onRemove={several.remove}
      onLeave={toInput}
    />
  );
  const onTake = (option: Option) => {
    toggle(option);
    if (isInside && choice.typed !== undefined) choice.type('');
  };
  return (
    <div
      className={styles.root}
      onPaste={(event) => input.current && event.target === input.current && several.onPaste(event, input.current)}
    >
      <SearchField
        input={input}
        widget={widget}
        choice={choice}
        isMultiple
        selected={selected}
        resting=""
        before={isInside ? shown : undefined}
        onTake={onTake}
        withMade={several.withMade}
        onTakeGroup={several.toggleGroup}
        onEmptied={() => undefined}
        onBack={several.onBack}
      />
      {hasGroups && choice.chosen.length > 0 && (
        <div className={styles.summary}>
          <span>{choice.texts('count', { count: choice.chosen.length })}</span>
          <Button
            isSmall
            appearance="subtle"
            disabled={disabled}
            onClick={() => {
              several.clear();
              toInput();
            }}
          >
            {choice.texts('clearAll')}
          </Button>
        </div>
      )}
      {!isInside && (hasGroups ? <div className={styles.many}>{shown}</div> : shown)}
    </div>
  );
}
