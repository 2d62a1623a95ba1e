import type { FormError, FormModule, JsonObject } from '../validation/types.ts';
import type { DraftRegistry } from './drafts/draftRegistry.ts';
import type { FormServices } from './types.ts';

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
  /** The value differs from the saved one. */
  readonly dirty: boolean;
}

/** Counts uploads under way, so that the page warns before it is left. */
export interface UploadCount {
  readonly begin: () => void;
  readonly end: () => void;
  /** How many are under way. */
  readonly active: () => number;
}

/** What widgets and templates may ask of the form around them; one stable object for the life of a form. */
export interface FormRuntime {
  readonly form: FormModule;
  /** The host's services as of now. */
  readonly services: () => FormServices;
  readonly uploads: UploadCount;
  readonly drafts: DraftRegistry;
  /** Calls `listener` after every change of data, errors, rules or submission; returns the way out. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The data as it stands; parts that did not change keep their identity. */
  readonly data: () => JsonObject;
  readonly fieldState: (pointer: string) => FieldState;
  /** Sets one value by JSON pointer, as if the person had. */
  readonly setValue: (pointer: string, value: unknown) => void;
}
