import type { FormTexts, Option, OptionsState } from '@reelform/engine';
import type { Json } from '@reelform/engine/validation';
import { inGroups } from './inGroups.ts';

/** Something that a list offers beside its options. */
export type ListAction = 'retry' | 'more' | 'create';

/** One line of an open list; `key` tells it from the others. */
export type ListLine =
  | { readonly kind: 'option'; readonly key: string; readonly option: Option }
  | { readonly kind: 'action'; readonly key: string; readonly action: ListAction; readonly text: string }
  | { readonly kind: 'note'; readonly key: string; readonly text: string };

/** What the lines of a list follow from. */
export interface ListContent {
  readonly state: OptionsState;
  /** The text that an option can be made of; `undefined` where none can. */
  readonly creatable: string | undefined;
  /** Why the last option could not be made. */
  readonly refused: string | undefined;
  /** Keys of options that are left out, because they are shown elsewhere. */
  readonly without: readonly string[];
}

/** The key of an option's line. */
export const keyOf = (value: Json): string => JSON.stringify(value);

/** DOM id of a line of the list with the id `list`. */
export const lineId = (list: string, index: number): string => `${list}-${index}`;

/** Whether the arrow keys stop at a line: at what can be chosen or done. */
export const isUsable = (line: ListLine): boolean =>
  line.kind === 'action' || (line.kind === 'option' && line.option.disabled !== true);

const note = (key: string, text: string): ListLine => ({ kind: 'note', key: `note ${key}`, text });

const offer = (action: ListAction, text: string): ListLine => ({ kind: 'action', key: `action ${action}`, action, text });

/** The lines of a list: its options, then what is to be said of them and can be done. */
export const listLines = ({ state, creatable, refused, without }: ListContent, texts: FormTexts): readonly ListLine[] => {
  const left = new Set(without);
  const lines: ListLine[] = [];
  for (const option of inGroups(state.options)) {
    const key = keyOf(option.value);
    if (!left.has(key)) lines.push({ kind: 'option', key, option });
  }
  const isReady = state.status === 'ready';
  if (state.status === 'loading') lines.push(note('loading', texts('loading')));
  if (isReady && lines.length === 0 && !state.hasMore && creatable === undefined) lines.push(note('none', texts('none')));
  if (state.status === 'failed') lines.push(note('failed', state.message || texts('failed')), offer('retry', texts('retry')));
  if (isReady && state.hasMore) lines.push(offer('more', texts('more')));
  if (refused !== undefined) lines.push(note('refused', refused));
  if (creatable !== undefined && state.status !== 'loading') lines.push(offer('create', texts('create', { text: creatable })));
  return lines;
};

/** What a screen reader is told of a list: the last thing that it says of itself, or how many options it has. */
export const spokenOf = (lines: readonly ListLine[], { status }: OptionsState, texts: FormTexts): string => {
  const said = lines.findLast(({ kind }) => kind === 'note');
  if (said?.kind === 'note') return said.text;
  return status === 'ready' ? texts('found', { count: lines.filter(({ kind }) => kind === 'option').length }) : '';
};
