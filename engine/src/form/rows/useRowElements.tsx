import { type ReactElement, useState } from 'react';
import { hasSameParts } from '../data/sameParts.ts';
import { RestingRows, type RestingRowsProps } from './RestingRows.tsx';
import { Row, type RowProps } from './Row.tsx';
import type { RowShare } from './rowShare.ts';

/** How many resting rows are drawn together at most. */
const RUN = 50;

/** What stands among the rows: drawn before the row at `index`. */
export interface RowLine {
  readonly index: number;
  readonly element: ReactElement;
}

/**
 * The rows of a list as elements, drawn ones each by itself, resting ones in runs. What did not change is the same
 * element as before, over which React passes.
 *
 * @param lines in the order of the page.
 */
export function useRowElements(
  items: readonly unknown[],
  keys: readonly string[],
  isDrawn: (key: string) => boolean,
  share: RowShare,
  lines: readonly RowLine[],
): ReactElement[] {
  const [memory] = useState(() => ({
    list: share,
    slots: new Map<string, ReactElement<RowProps>>(),
    runs: new Map<number, ReactElement<RestingRowsProps>>(),
  }));
  if (!hasSameParts(memory.list, share)) memory.list = share;
  const { list, slots: slotsBefore, runs: runsBefore } = memory;
  memory.slots = new Map();
  memory.runs = new Map();

  const slot = (index: number, key: string) => {
    const item = items[index];
    const old = slotsBefore.get(key);
    const isSame = old && old.props.item === item && old.props.index === index && old.props.list === list;
    const element = isSame ? old : <Row key={key} rowKey={key} index={index} item={item} list={list} />;
    memory.slots.set(key, element);
    return element;
  };
  const run = (start: number, end: number) => {
    // By its last row where it ends as runs do: what is drawn while scrolling takes rows from its beginning.
    const name = end % RUN === 0 ? end - 1 : start;
    const old = runsBefore.get(name);
    const isSame =
      old?.props.list === list &&
      old.props.start === start &&
      old.props.keys.length === end - start &&
      old.props.keys.every((key, at) => key === keys[start + at] && old.props.items[at] === items[start + at]);
    const element =
      old && isSame ? (
        old
      ) : (
        <RestingRows
          key={`rest-${name}`}
          start={start}
          keys={keys.slice(start, end)}
          items={items.slice(start, end)}
          list={list}
        />
      );
    memory.runs.set(name, element);
    return element;
  };

  const elements: ReactElement[] = [];
  let line = 0;
  let start: number | undefined;
  const close = (end: number) => {
    if (start !== undefined) elements.push(run(start, end));
    start = undefined;
  };
  for (let index = 0; index <= items.length; index += 1) {
    const key = keys[index] ?? '';
    const isRow = index < items.length;
    const rests = isRow && !isDrawn(key);
    if (!rests || index % RUN === 0 || lines[line]?.index === index) close(index);
    for (let next = lines[line]; next?.index === index; next = lines[line]) {
      elements.push(next.element);
      line += 1;
    }
    if (rests) start ??= index;
    else if (isRow) elements.push(slot(index, key));
  }
  return elements;
}
