import type { Json, JsonObject } from '../../validation/types.ts';

/** One choice of an option source or a static list. */
export interface Option {
  /** What the field takes. */
  readonly value: Json;
  readonly label: string;
  /** A second line. */
  readonly hint?: string | undefined;
  /** Heading under which the option stands. */
  readonly group?: string | undefined;
  /** @default false */
  readonly disabled?: boolean | undefined;
}

/** Some options of a look-up. */
export interface OptionPage {
  readonly options: readonly Option[];
  /** What to ask for the following options; absent after the last ones. */
  readonly nextPage?: string | number | undefined;
}

/** What a look-up may go by, beside the text searched for. */
export interface OptionRequest {
  /** Aborted when the answer is not wanted any more. */
  readonly signal: AbortSignal;
  /** Values of other fields that `ui:options.sourceParams` names, by the names given there. */
  readonly params: JsonObject;
  /** The form's context (`SchemaForm`'s prop). */
  readonly context: JsonObject;
}

/** The request for one page of a search. */
export interface OptionSearch extends OptionRequest {
  /** `nextPage` of the page before; `undefined` for the first. */
  readonly page: string | number | undefined;
}

/**
 * A named look-up behind a field (`"ui:options": {"source": "countries"}`), which the host registers on `SchemaForm`.
 * Each of them rejects with an `Error` of the host's own, whose message is shown.
 */
export interface OptionSource {
  /** Options for a text; the empty text asks for what is offered before anything is typed. */
  search(text: string, request: OptionSearch): Promise<OptionPage>;
  /** Labels of stored values. Absent: a stored value that no search brought shows itself. */
  get?(values: readonly Json[], request: OptionRequest): Promise<readonly Option[]>;
  /** Makes an option of a text that the person typed. Absent: nothing can be created. */
  create?(text: string, request: OptionRequest): Promise<Option>;
}

/** Option sources by the name that uiSchemas use; a stable object. */
export type OptionSources = { readonly [name: string]: OptionSource };
