import { focusedNear, isTakenByInputMethod, type Option } from '@reelform/engine';
import type { WidgetProps } from '@rjsf/utils';
import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isElement, isInputEvent } from '../eventKinds.ts';
import { arrowsOf, type Mark, markedLine, movedMark } from './listKeys.ts';
import { isUsable, keyOf, type ListLine } from './listLines.ts';
import type { Choice } from './useChoice.ts';
import { useFilledBeside } from './useFilledBeside.ts';
import { type ListPart, useListPart } from './useListPart.ts';
import { useMadeOption } from './useMadeOption.ts';

/** What a field that searches is made of. */
export interface SearchFieldRequest {
  /** Where the input is to be found, for those who give the focus to it. */
  readonly input?: RefObject<HTMLInputElement | null>;
  readonly widget: WidgetProps;
  readonly choice: Choice;
  /** Keys of the chosen options. */
  readonly selected: readonly string[];
  /** Whether several may be chosen: the list then stays open. */
  readonly isMultiple: boolean;
  /** An option was chosen, or, where it was chosen before, given back. */
  readonly onTake: (option: Option) => void;
  /** The field's value, a list or not, with an option that was made for it. */
  readonly withMade: (value: unknown, option: Option) => unknown;
  /** A line for all options of a group was chosen. */
  readonly onTakeGroup?: ((group: string, options: readonly Option[]) => void) | undefined;
  /** The text was emptied and left. */
  readonly onEmptied: () => void;
  /** Backspace or the arrow that leads back was pressed before the first letter. */
  readonly onBack?: ((key: 'Backspace' | 'arrow') => void) | undefined;
}

/**
 * What a field is used with. The marked line is outlined for those who use keys, and told to screen readers unless the
 * caret moves within the text: they would not read the text then.
 */
export type FieldUsage = 'pointer' | 'keys' | 'caret';

/** A field that searches: what its input and its list need. */
export interface SearchFieldState {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Whether the field was used: its list's code is wanted from then on. */
  readonly isUsed: boolean;
  readonly isOpen: boolean;
  readonly part: ListPart;
  readonly retryPart: () => void;
  readonly marked: ListLine | undefined;
  readonly usage: FieldUsage;
  /** Does what a line offers; the same function while the field is there. */
  readonly take: (line: ListLine) => void;
  /** Makes an option of what is typed. */
  readonly create: () => void;
  /** Closes the list for something else on the page; the same function while the field is there. */
  readonly turnAway: () => void;
  readonly onRootMouseDown: (event: MouseEvent<HTMLElement>) => void;
  readonly inputHandlers: {
    readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onClick: () => void;
    readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

/** The behaviour of the ARIA 1.2 combobox pattern over a choice: opening, marking, choosing, leaving. */
export const useSearchField = (request: SearchFieldRequest): SearchFieldState => {
  const { widget, choice, selected, isMultiple, onTake, withMade, onTakeGroup, onEmptied, onBack } = request;
  const { disabled = false, id, onBlur, onFocus, options, value } = widget;
  const root = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLInputElement>(null);
  const input = request.input ?? own;
  const isTyping = useRef(false);
  /** The typed text by which something was chosen: it was a search, and is no value. */
  const searched = useRef<string>(undefined);
  const [isUsed, setUsed] = useState(false);
  const [isMeantOpen, setOpen] = useState(false);
  const isOpen = choice.lines.length > 0 && isMeantOpen && !disabled;
  const [mark, setMark] = useState<Mark>({ at: 'none' });
  const [usage, setUsage] = useState<FieldUsage>('pointer');
  const { part, retry } = useListPart(isUsed);
  const marked = isOpen && part.status === 'there' ? markedLine(choice.lines, mark) : undefined;

  const atChosen = (otherwise: Mark): Mark => {
    const [key] = selected;
    return isMultiple || key === undefined ? otherwise : { at: 'line', key };
  };
  const open = (at: Mark) => {
    setUsed(true);
    if (disabled || isOpen) return;
    if (part.status === 'failed') retry();
    isTyping.current = false;
    setOpen(true);
    setMark(at);
    choice.open();
  };
  const close = () => {
    setOpen(false);
    choice.stop();
    if (choice.typed !== '') return;
    choice.forget();
    onEmptied();
  };
  /** Something else is turned to: what is typed may name an option that is still searched for. */
  const turnAway = () => {
    if (choice.typed && choice.isAsked) setOpen(false);
    else close();
  };
  const finish = () => {
    setOpen(false);
    choice.stop();
    choice.forget(true);
  };
  const takeOption = (option: Option, isChosen: boolean) => {
    onTake(option);
    choice.tell(choice.texts(isChosen && isMultiple ? 'removed' : 'chosen', { label: option.label }));
    if (!isMultiple) finish();
  };
  const create = useMadeOption({
    widget,
    choice,
    withMade,
    onTaken: () => (isMultiple && isOpen ? choice.type('') : finish()),
  });
  /** The option that a text names, as far as it can be chosen by it. */
  const meantBy = (text: string) => {
    const meant = choice.named(text);
    return { meant, isFree: meant && meant.disabled !== true && !(isMultiple && selected.includes(keyOf(meant.value))) };
  };
  const take = (line: ListLine) => {
    if (line.kind !== 'action') searched.current = choice.typed;
    if (line.kind === 'option') {
      takeOption(line.option, selected.includes(line.key));
      const next = movedMark(choice.lines, line, 'ArrowDown');
      setMark({ at: 'line', key: line.key, next: next?.at === 'line' ? next.key : undefined });
    } else if (line.kind === 'group') {
      onTakeGroup?.(line.group, line.options);
      setMark({ at: 'line', key: line.key });
    } else if (line.kind === 'action') {
      const last = choice.lines.findLast(({ kind }) => kind === 'option');
      setMark(line.action === 'more' && last ? { at: 'line', key: last.key } : { at: 'first' });
      if (line.action === 'more') choice.more();
      if (line.action === 'retry') choice.retry();
      if (line.action === 'create') create();
    }
  };
  const latest = useRef({ take, turnAway });
  useLayoutEffect(() => {
    latest.current = { take, turnAway };
  });
  useEffect(() => {
    const text = choice.typed?.trim();
    if (choice.left !== 'awaited' || choice.isAsked || !text) return;
    const { meant, isFree } = meantBy(text);
    const element = input.current;
    if (meant && isFree) takeOption(meant, false);
    if (meant) finish();
    // A submission that was refused meanwhile may have brought the focus back.
    else if (element && focusedNear(element) === element) choice.comeBack();
    else if (!choice.mayBeOption) finish();
    else choice.leave();
  });

  /** What is typed is left, and taken for the option that it names. */
  const leaveTyped = () => {
    const text = choice.typed === searched.current ? undefined : choice.typed?.trim();
    // Not among the lines: whoever types and leaves at once is faster than the search for them.
    const { meant, isFree } = text ? meantBy(text) : {};
    const isUnknown = text && !meant;
    // A source of the host may keep what it makes: there somebody has to ask for it.
    if (isUnknown && options['source'] !== undefined && (choice.isAsked || choice.mayBeOption)) {
      setOpen(false);
      choice.leave();
      return;
    }
    if (meant && isFree) takeOption(meant, false);
    else if (isUnknown) create();
    else if (choice.typed === '') onEmptied();
    finish();
  };
  const setFilled = useFilledBeside(leaveTyped);

  const onKeyOfClosed = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, currentTarget } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp' || key === 'Enter') {
      event.preventDefault();
      open(atChosen(altKey ? { at: 'none' } : { at: key === 'ArrowUp' ? 'last' : 'first' }));
    } else if (key === 'Escape' && (choice.typed || (choice.typed === '' && !isMultiple))) {
      stopHere(event);
      choice.forget();
    } else tellBack(event, currentTarget);
  };
  const tellBack = ({ key, altKey, repeat }: KeyboardEvent, element: HTMLInputElement) => {
    if (altKey || element.selectionStart !== 0 || element.selectionEnd !== 0) return;
    // Whoever holds Backspace empties the text and means no more than that.
    if (key === 'Backspace' && !repeat) onBack?.(key);
    else if (key === arrowsOf(element)[0]) onBack?.('arrow');
  };
  const onKeyOfOpen = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, shiftKey, currentTarget } = event;
    if (key === 'Escape') {
      stopHere(event);
      close();
    } else if (key === 'Enter' || (key === 'ArrowUp' && altKey)) {
      event.preventDefault();
      if (marked) take(marked);
      else if (choice.typed?.trim()) create();
      else close();
    } else if (key === ' ' && !isTyping.current && marked) {
      event.preventDefault();
      take(marked);
    } else if (key === 'Tab') {
      if (!isMultiple && marked?.kind === 'option' && isUsable(marked)) takeOption(marked.option, false);
    } else {
      const moved = shiftKey ? undefined : movedMark(choice.lines, marked, key);
      if (moved) {
        event.preventDefault();
        isTyping.current = false;
        setMark(moved);
      } else tellBack(event, currentTarget);
    }
  };

  return {
    root,
    input,
    isUsed,
    isOpen,
    part,
    retryPart: retry,
    marked,
    usage,
    take: useCallback((line: ListLine) => latest.current.take(line), []),
    create,
    turnAway: useCallback(() => latest.current.turnAway(), []),
    onRootMouseDown: (event) => {
      const { button, target } = event;
      setUsage('pointer');
      if (disabled || button !== 0 || (isElement(target) && target.closest('input, button'))) return;
      event.preventDefault();
      input.current?.focus();
      if (isOpen) close();
      else open(atChosen({ at: 'none' }));
    },
    inputHandlers: {
      onClick: () => open(atChosen({ at: 'none' })),
      onFocus: ({ currentTarget }) => {
        setUsed(true);
        if (!isMultiple) currentTarget.select();
        onFocus(id, value);
      },
      onBlur: ({ currentTarget }) => {
        // Whoever looks at another window comes back to the text as it stood.
        if (focusedNear(currentTarget) === currentTarget) turnAway();
        else leaveTyped();
        choice.tell('');
        onBlur(id, value);
      },
      onChange: ({ currentTarget, nativeEvent }) => {
        isTyping.current = true;
        searched.current = undefined;
        setUsed(true);
        const focused = focusedNear(currentTarget);
        const isBeside = focused !== currentTarget && focused?.matches('input, select, textarea') === true;
        setFilled(isBeside);
        setOpen(!isBeside);
        setMark({ at: currentTarget.value.trim() === '' ? 'none' : 'first' });
        choice.type(currentTarget.value, isInputEvent(nativeEvent) && nativeEvent.isComposing);
      },
      onCompositionEnd: ({ currentTarget }) => choice.type(currentTarget.value),
      onKeyDown: (event) => {
        const { key, ctrlKey, metaKey } = event;
        if (isTakenByInputMethod(event) || ctrlKey || metaKey) return;
        setUsage(key === 'ArrowLeft' || key === 'ArrowRight' ? 'caret' : 'keys');
        if (isOpen) onKeyOfOpen(event);
        else onKeyOfClosed(event);
      },
    },
  };
};

/** Keeps a key from what the field stands in: a dialog would close. */
const stopHere = (event: KeyboardEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
