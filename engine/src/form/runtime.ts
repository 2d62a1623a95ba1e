import type { FormError, FormModule, JsonObject, Mode } from '../validation/types.ts';
import type { DraftRegistry } from './drafts/draftRegistry.ts';
import type { OptionSources } from './options/types.ts';
import type { FormServices } from './types.ts';
import type { UploadBook } from './uploadBook.ts';

/** What the form knows about one field. The object keeps its identity while nothing in it changes. */
export interface FieldState {
  /** The errors to show: none on a field that was neither left after an edit nor part of a refused submission. */
  readonly errors: readonly FormError[];
  /** A rule hides the field or something around it. */
  readonly hidden: boolean;
  /** A rule disables the field. */
  readonly disabled: boolean;
  /** A rule locks the field. */
  readonly readOnly: boolean;
  /** A rule requires the field. */
  readonly required: boolean;
  /** A rule has its removal asked for instead of done. */
  readonly retained: boolean;
  /** The value differs from the saved one. */
  readonly dirty: boolean;
}

/**
 * What widgets and templates may ask of the form around them; one stable object for the life of a form. What is drawn of
 * its {@link FormRuntime.context} or {@link FormRuntime.data} is read by React's `useSyncExternalStore`, with
 * {@link FormRuntime.subscribe}: asked while drawing, they have nothing drawn anew.
 */
export interface FormRuntime {
  readonly form: FormModule;
  /** The host's services as of now. */
  readonly services: () => FormServices;
  /** The host's option sources as of now. */
  readonly sources: () => OptionSources;
  /** The host's facts. */
  readonly context: () => JsonObject;
  readonly uploads: UploadBook;
  readonly drafts: DraftRegistry;
  /** Calls `listener` after every change of data, errors, rules or submission; returns the way out. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The data as it stands; parts that did not change keep their identity. */
  readonly data: () => JsonObject;
  readonly fieldState: (pointer: string) => FieldState;
  /** Whether a rule hides the field at a pointer or something around it. */
  readonly isHidden: (pointer: string) => boolean;
  /** The errors shown that lie on visible fields; all of them when none does. */
  readonly shownErrors: () => readonly FormError[];
  /**
   * Judges the form and shows the errors at or below these pointers.
   *
   * @returns those errors
   */
  readonly checkPart: (pointers: readonly string[], mode: Mode) => readonly FormError[];
  /** Moves the focus to the field at a pointer, opening what hides it. */
  readonly goTo: (pointer: string) => void;
  /** Opens what hides the field at a pointer. True when something had to be opened. */
  readonly reveal: (pointer: string) => boolean;
  /** Takes part in {@link reveal}: `open` opens what it hides of a pointer's field and says whether it had to. Returns the way out. */
  readonly onReveal: (open: (pointer: string) => boolean) => () => void;
  /** Keeps strict actions from being drawn, and lets Enter call `instead`, first of all `around` it; returns the way out. */
  readonly holdBack: (instead: () => void, around?: () => Node | null) => () => void;
  /** What Enter does instead of a strict action, pressed in `at`; `undefined` when nothing holds it back. */
  readonly heldBack: (at?: Node | null) => (() => void) | undefined;
  /** Sets one value by JSON pointer, as if the person had. */
  readonly setValue: (pointer: string, value: unknown) => void;
}
