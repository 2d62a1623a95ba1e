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
import { RuntimeContext } from '../runtimeContext.ts';

/** Quiet time after which typed text is committed, in milliseconds. */
export const QUIET_MS = 120;

/** What {@link useDraftValue} needs; an rjsf widget's props fit. */
export interface DraftProps {
  /** DOM id of the control. */
  readonly id: string;
  /** The committed value. Numbers are shown as text; `undefined` and `null` as empty text. */
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
  /** The widget was drawn with these props; `redraw` draws it anew. */
  readonly drawn: (props: DraftProps, redraw: Redraw) => void;
}

type Redraw = Dispatch<SetStateAction<{ readonly draft: Draft }>>;

function asText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function createDraft(initial: DraftProps): Draft {
  const listeners = new Set<() => void>();
  let props = initial;
  let element: TextElement | null = null;
  let text = asText(initial.value);
  let isTyped = false;
  let isComposing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let update: Redraw | undefined;

  const redraw = () => update?.(({ draft }) => ({ draft }));

  const become = (next: string) => {
    if (next === text) return;
    text = next;
    for (const notify of [...listeners]) notify();
  };
  /** Puts the text into the element, unless it is there: the caret and the browser's undo stay where they are. */
  const show = () => {
    if (element && element.value !== text) element.value = text;
  };
  const settle = () => {
    if (isTyped || isComposing) return;
    // A number is spelt in many ways: what stands for it stays as it is typed until the field is left.
    const isHeld = element !== null && element.ownerDocument.activeElement === element;
    if (isHeld && typeof props.value === 'number' && text.trim() !== '' && Number(text) === props.value) return;
    become(asText(props.value));
    show();
  };
  const commit = () => {
    clearTimeout(timer);
    if (!isTyped) return;
    isTyped = false;
    props.onChange(text === '' ? props.emptyValue : text);
    redraw();
  };
  const type = (next: string) => {
    isTyped = true;
    become(next);
    clearTimeout(timer);
    if (!isComposing) timer = setTimeout(commit, QUIET_MS);
  };

  return {
    text: () => text,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setText: (next) => {
      type(next);
      show();
    },
    commit,
    discard: () => {
      clearTimeout(timer);
      isTyped = false;
      isComposing = false;
      redraw();
    },
    drawn: (next, given) => {
      props = next;
      update = given;
      settle();
    },
    inputProps: {
      ref: (given) => {
        element = given;
        show();
      },
      defaultValue: text,
      onChange: (event) => type(event.target.value),
      onBlur: (event) => {
        isComposing = false;
        commit();
        if (text !== asText(props.value) || event.target.value !== text) redraw();
        props.onBlur?.(props.id, event.target.value);
      },
      onFocus: (event) => props.onFocus?.(props.id, event.target.value),
      onCompositionStart: () => {
        isComposing = true;
        clearTimeout(timer);
      },
      onCompositionEnd: (event) => {
        isComposing = false;
        type(event.currentTarget.value);
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
  // One state and two effects: a form may have thousands of these.
  const [{ draft }, redraw] = useState(() => ({ draft: createDraft(props) }));
  useLayoutEffect(() => draft.drawn(props, redraw));
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
  return useSyncExternalStore(draft.subscribe, draft.text, draft.text);
}
