import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
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

/** Handlers to spread onto an `<input>`, a `<textarea>` or a component that hands on their events. */
export interface DraftInputProps {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<TextElement>) => void;
  readonly onBlur: (event: FocusEvent<TextElement>) => void;
  readonly onFocus: (event: FocusEvent<TextElement>) => void;
  readonly onCompositionStart: (event: CompositionEvent<TextElement>) => void;
  readonly onCompositionEnd: (event: CompositionEvent<TextElement>) => void;
}

/** A text that is typed locally and committed to the form when the typing pauses. */
export interface DraftValue {
  /** The text to show. */
  readonly text: string;
  /** Takes new text, as if it had been typed. */
  readonly setText: (text: string) => void;
  /** Commits what is typed now. */
  readonly commit: () => void;
  readonly inputProps: DraftInputProps;
}

function asText(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

/**
 * The local draft behind a text widget: a key press re-renders that widget only. The text is committed after
 * {@link QUIET_MS} of quiet, on blur, when the widget goes, and whenever the form asks (submit, save, page hide), so
 * that nothing typed is lost. While an input method composes, only the form's own asking commits.
 */
export function useDraftValue(props: DraftProps): DraftValue {
  const drafts = use(RuntimeContext)?.drafts;
  const latest = useRef(props);
  const typed = useRef<{ text: string | undefined; isComposing: boolean }>({ text: undefined, isComposing: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<string>();

  useLayoutEffect(() => {
    latest.current = props;
  });

  const commit = useCallback(() => {
    clearTimeout(timer.current);
    const { text, isComposing } = typed.current;
    if (text === undefined) return;
    typed.current.text = undefined;
    const { onChange, emptyValue } = latest.current;
    onChange(text === '' ? emptyValue : text);
    if (!isComposing) setShown(undefined);
  }, []);

  const discard = useCallback(() => {
    clearTimeout(timer.current);
    typed.current.text = undefined;
    setShown(undefined);
  }, []);

  const setText = useCallback(
    (text: string) => {
      typed.current.text = text;
      setShown(text);
      clearTimeout(timer.current);
      if (!typed.current.isComposing) timer.current = setTimeout(commit, QUIET_MS);
    },
    [commit],
  );

  useLayoutEffect(() => drafts?.register({ commit, discard }), [drafts, commit, discard]);
  useLayoutEffect(() => commit, [commit]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const text = shown ?? asText(props.value);
  const handlers = useMemo(
    () => ({
      onChange: (event: ChangeEvent<TextElement>) => setText(event.target.value),
      onBlur: (event: FocusEvent<TextElement>) => {
        typed.current.isComposing = false;
        commit();
        setShown(undefined);
        latest.current.onBlur?.(latest.current.id, event.target.value);
      },
      onFocus: (event: FocusEvent<TextElement>) => latest.current.onFocus?.(latest.current.id, event.target.value),
      onCompositionStart: () => {
        typed.current.isComposing = true;
        clearTimeout(timer.current);
      },
      onCompositionEnd: (event: CompositionEvent<TextElement>) => {
        typed.current.isComposing = false;
        setText(event.currentTarget.value);
      },
    }),
    [setText, commit],
  );
  return { text, setText, commit, inputProps: { value: text, ...handlers } };
}
