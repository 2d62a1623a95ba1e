import type { RuleState } from '../validation/index.ts';
import type { FormError, FormModule, JsonObject, Mode } from '../validation/types.ts';
import type { GoneTrace, PlaceMemory, RowBack } from './data/placeMemory.ts';
import type { PartMove, Path } from './data/pointer.ts';
import type { ErrorBook } from './errors/errorBook.ts';
import type { Guide } from './layout/guide.ts';
import type { Listeners } from './listeners.ts';
import type { OptionSources } from './options/types.ts';
import type { FormRuntime } from './runtime.ts';
import type { FormServices, StoreListener } from './types.ts';

/** Errors and rules of one field, without what is costly to ask of every field. */
export interface FieldView {
  readonly errors: readonly FormError[];
  readonly rule: RuleState;
  /** A rule waives what is required here. */
  readonly waived: boolean;
}

/** A part of the data, and who has replaced it: a field, the host, or what is saved. */
export type Replaced = [pointer: string, by: 'field' | 'host' | 'saved'];

/** The state of one mounted form. */
export interface FormStore extends FormRuntime, Guide {
  readonly view: (pointer: string, pattern: string, path: Path) => FieldView;
  /** Takes a value that a field reports. */
  readonly change: (value: unknown, path: Path) => void;
  /** Replaces the rows of a list, or the members of an object, errors travelling along; `undefined`: there is none. */
  readonly changeRows: (path: Path, rows: object | undefined, move: PartMove, back?: RowBack) => void;
  /** Notes where what is sent now goes. @returns ends that, and answers where a pointer into it leads by then; `undefined` where that is gone, or another value */
  readonly followRows: () => ReturnType<ErrorBook['followRows']>;
  /** What is known about the row at `pointer` beside its value. */
  readonly rowTrace: (pointer: string) => GoneTrace;
  /** What people did at places of the form beside what is in the data. */
  readonly memory: PlaceMemory;
  /** Calls back with the JSON pointer of each part of the data that is replaced as a whole. */
  readonly onReplaced: Listeners<Replaced>['subscribe'];
  /** The focus left a field or everything inside of it. */
  readonly left: (pointer: string) => void;
  /** Commits what text widgets hold. */
  readonly flush: () => void;
  readonly isDirty: () => boolean;
  /** The saved state. */
  readonly saved: () => JsonObject;
  readonly setContext: (context: JsonObject) => void;
  readonly setSources: (sources: OptionSources) => void;
  readonly setServices: (services: FormServices) => void;
  readonly setListener: (listener: StoreListener) => void;
  /** Takes `data` as the saved state and shows it, without errors. */
  readonly reset: (data: JsonObject) => void;
  /** Shows `data` as edited by the person, for instance entries brought back. */
  readonly replace: (data: JsonObject) => void;
  /** Takes the same form in another language. */
  readonly setForm: (form: FormModule) => void;
  /** Takes data as the saved state; fields and errors stay as they are. */
  readonly setSaved: (saved: JsonObject) => void;
  /** Takes data that the host has accepted as the saved state; the fields stay as they are, without errors. */
  readonly settle: (saved: JsonObject) => void;
  /** Judges the data as they stand; refused, all errors are shown. */
  readonly attempt: (mode: Mode) => readonly FormError[];
  readonly setHostErrors: (errors: readonly FormError[]) => void;
  /** Whether the condition of an action holds. */
  readonly holds: (check: string | undefined) => boolean;
}
