import type { FormTexts, Option, OptionsState } from '@reelform/engine';
import type { Json } from '@reelform/engine/validation';
import { inGroups } from './inGroups.ts';

/** Something that a list offers beside its options. */
export type ListAction = 'retry' | 'more' | 'create';

/** One line of an open list; `key` tells it from the others. */
export type ListLine =
  | { readonly kind: 'option'; readonly key: string; readonly option: Option }
  | { readonly kind: 'action'; readonly key: string; readonly action: ListAction; readonly text: string }
  /** Stands for all options of a group that can be chosen. */
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly group: string;
      readonly options: readonly Option[];
      readonly text: string;
    }
  | { readonly kind: 'note'; readonly key: string; readonly text: string };

/** What the lines of a list follow from. */
export interface ListContent {
  readonly state: OptionsState;
  /** The text that an option can be made of, `''` before one is typed; `undefined` where none can. */
  readonly creatable: string | undefined;
  /** Why the last option could not be made. */
  readonly refused: string | undefined;
  /** Keys of options that are left out, because they are shown elsewhere. */
  readonly without: readonly string[];
  /** Groups can be chosen as a whole. */
  readonly hasGroups: boolean;
  /** The text that the options were searched by. */
  readonly searched: string;
}

/** The key of an option's line. */
export const keyOf = (value: Json): string => JSON.stringify(value);

/** DOM id of a line of the list with the id `list`. */
export const lineId = (list: string, index: number): string => `${list}-${index}`;

/** Whether the arrow keys stop at a line: at what can be chosen or done. */
export const isUsable = (line: ListLine): boolean =>
  line.kind === 'action' || line.kind === 'group' || (line.kind === 'option' && line.option.disabled !== true);

const note = (key: string, text: string): ListLine => ({ kind: 'note', key: `note ${key}`, text });

const offer = (action: ListAction, text: string): ListLine => ({ kind: 'action', key: `action ${action}`, action, text });

/**
 * The line of a group that has several options to choose; none where more of them may come, or where the text searched
 * for is no beginning of the group's name: Enter then chooses the option that was meant.
 */
const groupLine = ({ state, hasGroups, searched }: ListContent, group: string, texts: FormTexts): readonly ListLine[] => {
  if (!hasGroups || state.status !== 'ready' || state.hasMore) return [];
  if (!group.toLowerCase().startsWith(searched.toLowerCase())) return [];
  const options = state.options.filter((option) => option.group === group && option.disabled !== true);
  if (options.length < 2) return [];
  const text = texts('allOf', { group, count: options.length });
  return [{ kind: 'group', key: `group ${group}`, group, options, text }];
};

/** The lines of a list: its options, then what is to be said of them and can be done. */
export const listLines = (content: ListContent, texts: FormTexts): readonly ListLine[] => {
  const { state, creatable, refused, without } = content;
  const left = new Set(without);
  const lines: ListLine[] = [];
  let current: string | undefined;
  for (const option of inGroups(state.options)) {
    if (option.group !== undefined && option.group !== current) lines.push(...groupLine(content, option.group, texts));
    current = option.group;
    const key = keyOf(option.value);
    if (!left.has(key)) lines.push({ kind: 'option', key, option });
  }
  const isReady = state.status === 'ready';
  if (state.status === 'loading') lines.push(note('loading', texts('loading')));
  if (isReady && lines.length === 0 && !state.hasMore && creatable === undefined) lines.push(note('none', texts('none')));
  if (state.status === 'failed') lines.push(note('failed', state.message || texts('failed')), offer('retry', texts('retry')));
  if (isReady && state.hasMore) lines.push(offer('more', texts('more')));
  if (refused) lines.push(note('refused', refused));
  if (creatable && state.status !== 'loading') lines.push(offer('create', texts('create', { text: creatable })));
  return lines;
};

/** What a screen reader is told of a list: the last thing that it says of itself, or how many options it has. */
export const spokenOf = (lines: readonly ListLine[], { status }: OptionsState, texts: FormTexts): string => {
  const said = lines.findLast(({ kind }) => kind === 'note');
  if (said?.kind === 'note') return said.text;
  const count = lines.filter(({ kind }) => kind === 'option').length;
  return status === 'ready' ? texts('found', { count }) : '';
};
