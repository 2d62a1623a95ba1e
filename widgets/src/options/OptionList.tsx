import { mergeClasses } from '@fluentui/react-components';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { keyOf, type ListLine, lineId } from './listLines.ts';
import { rowGroups, rowsOf } from './listRows.ts';
import { OptionLine } from './OptionLine.tsx';
import { useOptionListStyles } from './OptionList.styles.ts';
import { useListWindow } from './useListWindow.ts';
import { usePlacement } from './usePlacement.ts';

/** Props of {@link OptionList}. */
export interface OptionListProps {
  readonly id: string;
  /** Name of the list. */
  readonly label: string;
  /** The control beside which it stands. */
  readonly field: RefObject<HTMLElement | null>;
  readonly lines: readonly ListLine[];
  /** Key of the line on which the arrow keys stand. */
  readonly marked: string | undefined;
  /** Whether that line is outlined. */
  readonly isMarkSeen: boolean;
  /** Keys of the chosen options. */
  readonly selected: readonly string[];
  readonly isMultiple: boolean;
  /** A line was clicked; the same function while the field is there. */
  readonly onTake: (line: ListLine) => void;
  /** It was scrolled near its end. */
  readonly onNearEnd: () => void;
  /** The page was pressed beside list and field, which on some phones leaves the focus where it is; the same function always. */
  readonly onPressOutside: () => void;
}

/** How far from its end a list is near it, in pixels. */
const NEARNESS = 80;

const chosenState = (line: ListLine, chosen: ReadonlySet<string>) => {
  if (line.kind !== 'group') return { isChosen: chosen.has(line.key), isPartly: false };
  const count = line.options.filter(({ value }) => chosen.has(keyOf(value))).length;
  return { isChosen: count === line.options.length, isPartly: count > 0 && count < line.options.length };
};

/** The open list of a field that searches: in the browser's top layer, and of a long one only the part that is seen. */
export function OptionList(props: OptionListProps) {
  const { id, label, field, lines, marked, isMarkSeen, selected, isMultiple, onTake, onNearEnd, onPressOutside } = props;
  const styles = useOptionListStyles();
  const list = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(lines), [lines]);
  const chosen = new Set(selected);
  const { window: part, onScroll } = useListWindow(list, rows, marked);
  usePlacement(field, list, lines);
  useEffect(() => {
    const page = list.current?.ownerDocument;
    const onPress = (event: Event) => {
      const path = event.composedPath();
      if (![list.current, field.current].some((part) => part && path.includes(part))) onPressOutside();
    };
    page?.addEventListener('pointerdown', onPress);
    return () => page?.removeEventListener('pointerdown', onPress);
  }, [field, onPressOutside]);

  const draw = (line: ListLine, index: number) => (
    <OptionLine
      key={line.key}
      id={lineId(id, index)}
      line={line}
      index={index}
      count={lines.length}
      {...chosenState(line, chosen)}
      isMarked={isMarkSeen && line.key === marked}
      isMultiple={isMultiple}
      onTake={onTake}
    />
  );
  const drawn = rows.slice(part.from, part.to);
  const markedIndex = lines.findIndex(({ key }) => key === marked);
  const away = lines[markedIndex];
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      tabIndex={-1}
      className={styles.list}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        onScroll();
        if (scrollTop > 0 && scrollHeight - scrollTop - clientHeight < NEARNESS) onNearEnd();
      }}
    >
      <div role="presentation" style={{ height: part.before }} />
      {away && !drawn.some(({ key }) => key === marked) && <div className={styles.spoken}>{draw(away, markedIndex)}</div>}
      {rowGroups(drawn).map(({ heading, rows: inGroup }) => {
        const content = inGroup.map((row) =>
          row.kind === 'line' ? (
            draw(row.line, row.index)
          ) : (
            <div
              key={row.key}
              role="presentation"
              data-row={row.key}
              className={mergeClasses(styles.heading, rows[0] !== row && styles.laterHeading)}
            >
              {row.heading}
            </div>
          ),
        );
        return heading === undefined ? (
          content
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list box
          <div key={heading} role="group" aria-label={heading}>
            {content}
          </div>
        );
      })}
      <div role="presentation" style={{ height: part.after }} />
    </div>
  );
}
