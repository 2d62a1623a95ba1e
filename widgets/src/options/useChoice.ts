import { type FormTexts, hostMessage, type Making, type Option, useFormTexts, useOptions } from '@reelform/engine';
import type { Json } from '@reelform/engine/validation';
import { optionsList, type UIOptionsType, type WidgetProps } from '@rjsf/utils';
import { useMemo, useRef, useState } from 'react';
import { type ListLine, listLines, spokenOf } from './listLines.ts';
import { type LeftText, useLeftText } from './useLeftText.ts';

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

type OnMade = (option: Option, making: Making) => void;

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
  /** Forgets what is typed. @param mayGoOn whether a submission that waits for what it is goes on @default false */
  readonly forget: (mayGoOn?: boolean) => void;
  /** What the typed text is since it was left. */
  readonly left: LeftText | undefined;
  /** Whether it is still asked what the typed text stands for: it is searched for, or being made an option. */
  readonly isAsked: boolean;
  /** Whether the typed text may be a value for all that is known: it can be made an option, or could not be searched for. */
  readonly mayBeOption: boolean;
  /** The typed text is left, and stays. */
  readonly leave: () => void;
  /** The typed text is not left any more: it is typed on. */
  readonly comeBack: () => void;
  /** Why the typed text could not be made an option. */
  readonly refused: string | undefined;
  /** Whether there is a list to open before something is typed. */
  readonly hasList: boolean;
  /** Text of a button that makes an option of the typed text; `undefined` where none can be made of it. */
  readonly createLabel: string | undefined;
  /** Asks again what failed. */
  readonly retry: () => void;
  /** Asks for more options. */
  readonly more: () => void;
  /**
   * Makes an option of what is typed, unless nothing can be created, it is there already, or the form shows another
   * document by then.
   *
   * @param onMade told the option, and what makes it, which is to be taken
   */
  readonly createTyped: (onMade: OnMade) => void;
  /** Follows what is being made for the field since before its row was away. */
  readonly followMakings: (onMade: OnMade) => void;
  /** What was being made is taken. */
  readonly taken: (making: Making) => void;
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
  const [typed, setTyped] = useState(options.typed);
  const [refused, setRefused] = useState<string>();
  const [done, tell] = useState('');
  const turn = useRef(0);
  /** The turn in which an option is being made; what is made in an earlier one is for another document. */
  const creating = useRef<number>(undefined);
  const { state, create, chosen } = options;
  const text = (typed ?? '').trim();

  const becomeTyped = (next: string | undefined) => {
    setTyped(next);
    options.noteTyped(create && next?.trim() ? next : undefined);
  };
  const [left, becomeLeft] = useLeftText(text !== '', !widget.disabled && !widget.readonly, () => {
    turn.current += 1;
    forget();
  });
  const forget = (mayGoOn = false) => {
    becomeTyped(undefined);
    becomeLeft(undefined, mayGoOn);
  };
  const isAsked = state.status === 'loading' || creating.current === turn.current;

  /** Waits for what is being made. @param isMeant whether the form still shows the document that it is made for */
  const follow = (making: Making, onMade: OnMade, isMeant: () => boolean) => {
    const begun = turn.current;
    if (making.text === text) creating.current = begun;
    const made = making.option.finally(() => {
      if (creating.current === begun) creating.current = undefined;
    });
    made.then(
      (option) => {
        if (isMeant()) onMade(option, making);
      },
      (error: unknown) => {
        if (isMeant()) setRefused(hostMessage(error) || texts('createFailed', { text: making.text }));
        options.taken(making);
      },
    );
  };

  const lower = text.toLowerCase();
  const canCreate = create && ![...state.options, ...chosen].some(({ label }) => label.toLowerCase() === lower);
  const content = { state, creatable: canCreate ? text : undefined, refused, without, hasGroups, searched: text };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `without` is told by its keys
  const list = useMemo(() => {
    const lines = listLines(content, texts);
    return { lines, spoken: spokenOf(lines, state, texts) };
  }, [state, content.creatable, hasGroups && text, refused, without.join(), texts]);

  return {
    chosen,
    named: options.named,
    ...list,
    done,
    tell,
    texts,
    typed,
    type: (next, isComposing = false) => {
      becomeTyped(next);
      becomeLeft(undefined, next === '');
      setRefused(undefined);
      tell('');
      if (!isComposing) options.search(next.trim());
    },
    open: () => options.search(text),
    stop: () => {
      setRefused(undefined);
      options.stop();
    },
    forget,
    left,
    isAsked,
    mayBeOption: canCreate || state.status === 'failed',
    leave: () => becomeLeft(isAsked ? 'awaited' : 'kept'),
    comeBack: () => becomeLeft(undefined, false),
    refused,
    hasList: !create || own.length > 0 || (source ?? listName) !== undefined,
    createLabel: canCreate ? texts('create', { text }) : undefined,
    retry: options.retry,
    more: options.more,
    createTyped: (onMade) => {
      if (!create || !canCreate || creating.current === turn.current) return;
      setRefused(undefined);
      const begun = turn.current;
      follow(create(text), onMade, () => turn.current === begun);
    },
    followMakings: (onMade) => {
      // Another document may have come meanwhile.
      for (const making of options.makings()) follow(making, onMade, () => options.makings().includes(making));
    },
    taken: options.taken,
  };
};
