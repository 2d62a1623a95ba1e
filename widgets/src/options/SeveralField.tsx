import type { Option } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
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
}

/** A field for several of many options, chosen in a list that is searched by typing. */
export function SeveralField({ widget, chips }: SeveralFieldProps) {
  const { disabled = false, id, label, readonly = false } = widget;
  const styles = useOptionsStyles();
  const isInside = chips === 'inside';
  const several = useSeveral(widget, !isInside);
  const { choice, selected, toggle } = several;
  if (readonly) return <ReadOnlyChoice widget={widget} chosen={choice.chosen} />;
  const shown = (
    <Chips
      list={several.chips}
      label={label}
      options={choice.chosen}
      disabled={disabled}
      isInside={isInside}
      texts={choice.texts}
      onRemove={several.remove}
      onLeave={() => document.getElementById(id)?.focus()}
    />
  );
  const onTake = (option: Option) => {
    toggle(option);
    if (isInside && choice.typed !== undefined) choice.type('');
  };
  return (
    <div className={styles.root}>
      <SearchField
        widget={widget}
        choice={choice}
        isMultiple
        selected={selected}
        resting=""
        before={isInside ? shown : undefined}
        onTake={onTake}
        onEmptied={() => undefined}
        onBack={several.onBack}
      />
      {!isInside && shown}
    </div>
  );
}
