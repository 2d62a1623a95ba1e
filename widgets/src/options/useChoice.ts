import { type FormTexts, hostMessage, type Option, useFormTexts, useOptions } from '@reelform/engine';
import type { Json } from '@reelform/engine/validation';
import { optionsList, type UIOptionsType, type WidgetProps } from '@rjsf/utils';
import { useMemo, useRef, useState } from 'react';
import { type ListLine, listLines, spokenOf } from './listLines.ts';

/** How {@link useChoice} is called. */
export interface ChoiceRequest {
  readonly widget: WidgetProps;
  /** The values chosen. */
  readonly values: readonly Json[];
  /** Keys of options that the list leaves out. */
  readonly without: readonly string[];
  /** Groups can be chosen as a whole. @default false */
  readonly hasGroups?: boolean;
  /** What the options go by has changed while the values stayed. */
  readonly onStale: () => void;
}

/** A widget's options, its list and what can be done with it. */
export interface Choice {
  /** The chosen values as options. */
  readonly chosen: readonly Option[];
  readonly lines: readonly ListLine[];
  /** The option of which a text is the label; see `Options.named`. */
  readonly named: (text: string) => Option | undefined;
  /** The list in words: how many options there are, or why there are none; `''` while nothing is to be said. */
  readonly spoken: string;
  /** What was done last, in words; `''` once something else is typed. */
  readonly done: string;
  /** Tells what was done. */
  readonly tell: (text: string) => void;
  readonly texts: FormTexts;
  /** What the person searches for; `undefined` while nothing is typed. */
  readonly typed: string | undefined;
  /** Takes a typed text and, unless it is still being composed, searches for it. */
  readonly type: (text: string, isComposing?: boolean) => void;
  /** Asks for the options of what is typed, or for those offered before. */
  readonly open: () => void;
  /** Ends what is under way. */
  readonly stop: () => void;
  /** Forgets what is typed. */
  readonly forget: () => void;
  /** Asks again what failed. */
  readonly retry: () => void;
  /** Asks for more options. */
  readonly more: () => void;
  /** Adds what is typed as an option; does nothing where nothing can be created or it is there already. */
  readonly createTyped: (take: (option: Option) => void) => void;
}

const ownOptions = ({ options, schema, registry }: WidgetProps): readonly Option[] => {
  const { items } = schema;
  const itemOptions =
    typeof items === 'object' && !Array.isArray(items) ? optionsList(registry.schemaUtils.retrieveSchema(items)) : undefined;
  return (options.enumOptions ?? itemOptions ?? []).map(({ value, label, schema: { description } = {} }) => ({
    value,
    label,
    hint: description,
  }));
};

/** The options behind a widget for choosing `values`, as the lines of a list. */
export const useChoice = ({ widget, values, without, hasGroups = false, onStale }: ChoiceRequest): Choice => {
  const { options: uiOptions, schema } = widget;
  const { source, sourceParams, list: listName, creatable }: UIOptionsType = uiOptions;
  const texts = useFormTexts('options');
  const { enumOptions } = uiOptions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they follow from the schema and rjsf's options
  const own = useMemo(() => ownOptions(widget), [enumOptions, schema]);
  const options = useOptions({ settings: { source, sourceParams, list: listName, creatable }, own, values, onStale });
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [done, tell] = useState('');
  const isCreating = useRef(false);
  const { state, create, chosen } = options;
  const text = (typed ?? '').trim();

  const lower = text.toLowerCase();
  const canCreate =
    create !== undefined && text !== '' && ![...state.options, ...chosen].some(({ label }) => label.toLowerCase() === lower);
  const content = { state, creatable: canCreate ? text : undefined, refused, without, hasGroups, searched: text };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `without` is told by its keys
  const list = useMemo(() => {
    const lines = listLines(content, texts);
    return { lines, spoken: spokenOf(lines, state, texts) };
  }, [state, content.creatable, hasGroups && text, refused, hasGroups, without.join(), texts]);

  return {
    chosen,
    named: options.named,
    ...list,
    done,
    tell,
    texts,
    typed,
    type: (next, isComposing = false) => {
      setTyped(next);
      setRefused(undefined);
      tell('');
      if (!isComposing) options.search(next.trim());
    },
    open: () => options.search(text),
    stop: () => {
      setRefused(undefined);
      options.stop();
    },
    forget: () => setTyped(undefined),
    retry: options.retry,
    more: options.more,
    createTyped: (take) => {
      if (!create || !canCreate || isCreating.current) return;
      isCreating.current = true;
      setRefused(undefined);
      const made = create(text).finally(() => {
        isCreating.current = false;
      });
      made.then(
        (option) => {
          setTyped(undefined);
          take(option);
        },
        (error: unknown) => {
          setRefused(hostMessage(error) || texts('createFailed', { text }));
        },
      );
    },
  };
};
