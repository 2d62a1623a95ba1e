import {
  type ChangeEvent,
  type CompositionEvent,
  type Dispatch,
  type FocusEvent,
  type RefCallback,
  type SetStateAction,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { focusedNear } from '../fields/focusedNear.ts';
import { hydration } from '../hydration/hydration.ts';
import { PointerContext, RuntimeContext } from '../runtimeContext.ts';
import type { DraftRegistry } from './draftRegistry.ts';

/** Quiet time after which typed text is committed, in milliseconds. */
export const QUIET_MS = 120;

/** What {@link useDraftValue} needs; an rjsf widget's props fit. */
export interface DraftProps {
  /** DOM id of the control. */
  readonly id: string;
  /** The committed value. Numbers are shown as text, what is no single value as JSON; `undefined` and `null` as empty text. */
  readonly value: unknown;
  /** Takes the new value; rjsf's `onChange` of the widget. */
  readonly onChange: (value: string | undefined) => void;
  readonly onBlur?: ((id: string, value: unknown) => void) | undefined;
  readonly onFocus?: ((id: string, value: unknown) => void) | undefined;
  /** What empty text is committed as. @default undefined */
  readonly emptyValue?: string | undefined;
}

/** Elements that text can be typed into. */
type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What to spread onto an `<input>`, a `<textarea>` or a component that hands it on. The element keeps its own text. */
export interface DraftInputProps {
  readonly ref: RefCallback<TextElement>;
  readonly defaultValue: string;
  readonly onChange: (event: ChangeEvent<TextElement>) => void;
  readonly onBlur: (event: FocusEvent<TextElement>) => void;
  readonly onFocus: (event: FocusEvent<TextElement>) => void;
  readonly onCompositionStart: (event: CompositionEvent<TextElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<TextElement>) => void;
}

/** A text that is typed locally and committed to the form when the typing pauses. */
export interface DraftValue {
  /** The text as it stands now. */
  readonly text: () => string;
  /** Calls `listener` whenever the text changes. @returns what ends it */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes new text, as if it had been typed. */
  readonly setText: (text: string) => void;
  /** Commits what is typed now. */
  readonly commit: () => void;
  readonly inputProps: DraftInputProps;
}

interface Draft extends DraftValue {
  readonly discard: () => void;
  readonly unreadable: () => string | undefined;
  /** The widget was drawn with these props; `redraw` draws it anew. */
  readonly drawn: (props: DraftProps, redraw: Redraw, field: Field) => void;
}

type Redraw = Dispatch<SetStateAction<{ readonly draft: Draft }>>;

/** Where a draft is drawn. */
interface Field {
  readonly pointer: string | undefined;
  readonly drafts: DraftRegistry | undefined;
}

/** What stands in a text control. An object or a list that is stored where a text belongs is shown as JSON. */
function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What a draft goes by. A form may have thousands, so that what works on it are functions shared by all of them. */
interface Typing {
  props: DraftProps;
  text: string;
  element: TextElement | null;
  /** What the element held when it was last heard of; it spells some texts its own way. */
  seen?: string | undefined;
  isTyped: boolean;
  isComposing: boolean;
  /** The element holds what is no value, half a date for instance: it is left as it is, and so is the value. */
  isUnreadable: boolean;
  field?: Field | undefined;
  timer?: ReturnType<typeof setTimeout> | undefined;
  update?: Redraw | undefined;
  listeners?: Set<() => void> | undefined;
}

function redrawn(typing: Typing): void {
  typing.update?.(({ draft }) => ({ draft }));
}

function become(typing: Typing, next: string): void {
  if (next === typing.text) return;
  typing.text = next;
  if (typing.listeners) for (const notify of [...typing.listeners]) notify();
}

/** Puts the text into the element, unless it is there: the caret and the browser's undo stay where they are. */
function show(typing: Typing): void {
  const { element, text } = typing;
  if (element && element.value !== text) element.value = text;
  typing.seen = element?.value;
}

/** Takes what got into the element unheard: scripts that fill in forms tell nobody, or not so that React hears it. */
function listen(typing: Typing): void {
  const { element, seen } = typing;
  if (!element || element.value === seen) return;
  typing.isTyped = true;
  typing.seen = element.value;
  become(typing, element.value);
}

function settle(typing: Typing): void {
  listen(typing);
  const { element, text, props } = typing;
  if (typing.isTyped || typing.isComposing) return;
  if (typing.isUnreadable && isBad(typing)) return;
  // A number is spelt in many ways: what stands for it stays as it is typed until the field is left.
  const isHeld = element !== null && focusedNear(element) === element;
  if (isHeld && typeof props.value === 'number' && text.trim() !== '' && Number(text) === props.value) return;
  become(typing, asText(props.value));
  show(typing);
}

/** Whether the element holds what it can make no value of; its text is empty then. Those of plain text never do. */
function isBad({ element }: Typing): boolean {
  return element?.value === '' && element.validity.badInput;
}

function tellTurn({ field }: Typing): void {
  if (field?.pointer !== undefined) field.drafts?.turned(field.pointer);
}

function commitTyped(typing: Typing): void {
  clearTimeout(typing.timer);
  listen(typing);
  const wasUnreadable = typing.isUnreadable;
  typing.isUnreadable = isBad(typing);
  if (typing.isUnreadable) {
    typing.isTyped = false;
    if (!wasUnreadable) tellTurn(typing);
    return;
  }
  if (!typing.isTyped && !wasUnreadable) return;
  typing.isTyped = false;
  const { text, props } = typing;
  props.onChange(text === '' ? props.emptyValue : text);
  redrawn(typing);
}

function type(typing: Typing, next: string, commit: () => void): void {
  typing.isTyped = true;
  typing.seen = typing.element?.value;
  become(typing, next);
  clearTimeout(typing.timer);
  if (!typing.isComposing) typing.timer = setTimeout(commit, QUIET_MS);
}

function createDraft(props: DraftProps): Draft {
  const typing: Typing = {
    props,
    text: asText(props.value),
    element: null,
    isTyped: false,
    isComposing: false,
    isUnreadable: false,
  };
  const commit = () => commitTyped(typing);
  const setText = (next: string) => {
    type(typing, next, commit);
    show(typing);
  };
  return {
    text: () => typing.text,
    subscribe: (listener) => {
      typing.listeners ??= new Set();
      typing.listeners.add(listener);
      return () => {
        typing.listeners?.delete(listener);
      };
    },
    setText,
    commit,
    discard: () => {
      clearTimeout(typing.timer);
      typing.isTyped = false;
      typing.isComposing = false;
      typing.isUnreadable = false;
      if (typing.element && isBad(typing)) typing.element.value = '';
      typing.seen = typing.element?.value;
      redrawn(typing);
    },
    unreadable: () => (typing.isUnreadable && isBad(typing) ? typing.field?.pointer : undefined),
    drawn: (next, update, field) => {
      // Nobody but the host can have changed what stands behind an entry that is no value: that is shown.
      const isOver = typing.isUnreadable && next.value !== typing.props.value;
      if (isOver) typing.isUnreadable = false;
      typing.props = next;
      typing.update = update;
      typing.field = field;
      settle(typing);
      if (isOver) tellTurn(typing);
    },
    inputProps: {
      ref: (element) => {
        const found = element && (hydration.typedInto?.(element) ?? element.value);
        typing.element = element;
        show(typing);
        // What a server drew could be typed into before the page took it over.
        if (!typing.update && found !== typing.seen) setText(found ?? '');
      },
      defaultValue: typing.text,
      onChange: (event) => type(typing, event.target.value, commit),
      onBlur: ({ target }) => {
        typing.isComposing = false;
        commit();
        if (typing.text !== asText(typing.props.value) || target.value !== typing.text) redrawn(typing);
        typing.props.onBlur?.(typing.props.id, target.value);
      },
      onFocus: (event) => typing.props.onFocus?.(typing.props.id, event.target.value),
      onCompositionStart: () => {
        typing.isComposing = true;
        clearTimeout(typing.timer);
      },
      onCompositionEnd: (event) => {
        typing.isComposing = false;
        const { value } = event.currentTarget;
        // Composing may end where it began: nothing was edited then.
        if (typing.isTyped || value !== typing.text) type(typing, value, commit);
        else redrawn(typing);
      },
    },
  };
}

/**
 * The local draft behind a text widget: a key press draws nothing anew, the element holds its own text. The text is
 * committed after {@link QUIET_MS} of quiet, on blur, when the widget goes, and whenever the form asks (submit, save,
 * page hide), so that nothing typed is lost. While an input method composes, only the form's own asking commits.
 */
export function useDraftValue(props: DraftProps): DraftValue {
  const drafts = use(RuntimeContext)?.drafts;
  const pointer = use(PointerContext);
  // One state and two effects: a form may have thousands of these.
  const [{ draft }, redraw] = useState(() => ({ draft: createDraft(props) }));
  useLayoutEffect(() => draft.drawn(props, redraw, { pointer, drafts }));
  useLayoutEffect(() => {
    const leave = drafts?.register(draft);
    return () => {
      draft.commit();
      leave?.();
    };
  }, [drafts, draft]);
  return draft;
}

/** The text of a draft as it is typed, for what shows it beside its element: a counter is drawn anew at every key. */
export function useDraftText(draft: DraftValue): string {
  // While it is taken over from a server it is what that drew, whatever was typed by then.
  return useSyncExternalStore(draft.subscribe, draft.text, () => draft.inputProps.defaultValue);
}
