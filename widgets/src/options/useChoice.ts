import { type Option, type Options, useFormTexts, useOptions } from '@reelform/engine';
import type { Json } from '@reelform/engine/validation';
import { optionsList, type UIOptionsType, type WidgetProps } from '@rjsf/utils';
import { useMemo, useState } from 'react';

/** Something that a list offers beside its options. */
export type ListAction = 'retry' | 'more' | 'create';

/** One line of an open list; `key` tells it from the others. */
export type ListLine =
  | { readonly kind: 'option'; readonly key: string; readonly option: Option }
  | { readonly kind: 'action'; readonly key: string; readonly action: ListAction; readonly text: string }
  | { readonly kind: 'note'; readonly key: string; readonly text: string };

/** A widget's options, its list and what a choice does. */
export interface Choice {
  readonly options: Options;
  readonly lines: readonly ListLine[];
  /** How many options there are, in words; `''` while that is not known. */
  readonly count: string;
  /** What the person searches for; `undefined` while nothing is typed. */
  readonly typed: string | undefined;
  /** Takes a typed text and searches for it. */
  readonly type: (text: string) => void;
  /** Asks for what is offered before anything is typed. */
  readonly open: () => void;
  /** Forgets what is typed, and ends what is under way. */
  readonly close: () => void;
  /** Does what a line's key means. `option`: the one to take, also one just created. */
  readonly pick: (key: string, take: (option: Option) => void) => 'taken' | 'acted';
  /** Adds what is typed as an option; does nothing where nothing can be created or it is there already. */
  readonly createTyped: (take: (option: Option) => void) => void;
}

/** The key of an option's line. */
export const keyOf = (value: Json): string => JSON.stringify(value);

const actionKey = (action: ListAction) => `action ${action}`;

const ownOptions = ({ options, schema, registry }: WidgetProps): readonly Option[] => {
  const { items } = schema;
  const itemOptions =
    typeof items === 'object' && !Array.isArray(items) ? optionsList(registry.schemaUtils.retrieveSchema(items)) : undefined;
  return (options.enumOptions ?? itemOptions ?? []).map(({ value, label }) => ({ value, label }));
};

/** The options behind a widget for choosing `values`, as the lines of a list. */
export const useChoice = (props: WidgetProps, values: readonly Json[], onStale: () => void): Choice => {
  const { options: uiOptions, schema } = props;
  const { source, sourceParams, list, creatable }: UIOptionsType = uiOptions;
  const texts = useFormTexts('options');
  const { enumOptions } = uiOptions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they follow from the schema and rjsf's options
  const own = useMemo(() => ownOptions(props), [enumOptions, schema]);
  const options = useOptions({ settings: { source, sourceParams, list, creatable }, own, values, onStale });
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const { state, create } = options;
  const text = (typed ?? '').trim();

  const isThere = [...state.options, ...options.chosen].some(({ label }) => label.toLowerCase() === text.toLowerCase());
  const canCreate = create !== undefined && text !== '' && !isThere;
  const note = (key: string, words: string): ListLine => ({ kind: 'note', key: `note ${key}`, text: words });
  const offer = (action: ListAction, words: string): ListLine => ({
    kind: 'action',
    key: actionKey(action),
    action,
    text: words,
  });
  const lines: ListLine[] = state.options.map((option) => ({ kind: 'option', key: keyOf(option.value), option }));
  if (state.status === 'loading') lines.push(note('loading', texts('loading')));
  if (state.status === 'ready' && state.options.length === 0 && !canCreate) lines.push(note('none', texts('none')));
  if (state.status === 'failed') lines.push(note('failed', state.message || texts('failed')), offer('retry', texts('retry')));
  if (state.status === 'ready' && state.hasMore) lines.push(offer('more', texts('more')));
  if (refused !== undefined) lines.push(note('refused', refused));
  if (canCreate && state.status !== 'loading') lines.push(offer('create', texts('create', { text })));

  const createTyped = (take: (option: Option) => void) => {
    if (!create || !canCreate) return;
    setRefused(undefined);
    create(text).then(
      (option) => {
        setTyped(undefined);
        take(option);
      },
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : '';
        setRefused(reason || texts('createFailed', { text }));
      },
    );
  };

  return {
    options,
    lines,
    count: state.status === 'ready' ? texts('found', { count: state.options.length }) : '',
    typed,
    type: (next) => {
      setTyped(next);
      setRefused(undefined);
      options.search(next.trim());
    },
    open: () => options.search(''),
    close: () => {
      setTyped(undefined);
      setRefused(undefined);
      options.stop();
    },
    pick: (key, take) => {
      const line = lines.find((one) => one.key === key);
      if (line?.kind === 'option' && line.option.disabled !== true) {
        take(line.option);
        return 'taken';
      }
      if (line?.kind === 'action' && line.action === 'retry') options.retry();
      if (line?.kind === 'action' && line.action === 'more') options.more();
      if (line?.kind === 'action' && line.action === 'create') createTyped(take);
      return 'acted';
    },
    createTyped,
  };
};
