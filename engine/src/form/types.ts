import type { ThemeProps } from '@rjsf/core';
import type { ComponentType } from 'react';
import type { ActionQuestion, FormAction, FormError, FormLocale, FormModule, JsonObject } from '../validation/types.ts';
import type { DraftOf } from './draftOf.ts';
import type { OptionSources } from './options/types.ts';

/** What a host answers to a submission. */
export type SubmitOutcome =
  | { readonly ok: true }
  /**
   * `errors` are merged onto their fields by path and cleared when the field is edited; one about no field stands in the
   * summary. Where there are none the form says nothing: the host does.
   */
  | { readonly ok: false; readonly errors: readonly FormError[] };

/** What a person sent off with the action of that name: its data, hidden-and-dropped, transient and empty members taken out. */
export type Submission<Payload extends JsonObject = JsonObject> =
  | { readonly action: string; readonly mode: 'strict'; readonly data: Payload }
  | { readonly action: string; readonly mode: 'draft'; readonly data: DraftOf<Payload> };

/** Progress of one upload. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** Why no bytes are on their way; absent while they are. */
  readonly hold?: 'paused' | 'offline' | 'broken' | undefined;
  /** How fast it moves; absent while that is not known. */
  readonly pace?: { readonly bytesPerSecond: number; readonly secondsLeft: number } | undefined;
}

/** Holds an upload and lets it go on. */
export interface UploadControls {
  pause(): void;
  resume(): void;
}

/** What a widget asks the host to do with a chosen file. */
export interface UploadRequest {
  readonly file: File;
  /** JSON pointer of the field, for instance `/chapters/1/episodeUrl`. */
  readonly pointer: string;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Aborts the upload; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Called once the upload can be held. A host that cannot hold uploads never calls it. */
  readonly onControls?: ((controls: UploadControls) => void) | undefined;
  /** What stands in the list row that the file is for beside its value, where the widget knows: a subtitle file's language. */
  readonly row?: JsonObject | undefined;
}

/** An upload that goes on from before its widget was drawn. */
export interface AttachedUpload {
  readonly file: File;
  readonly result: Promise<UploadResult>;
}

/** A finished upload. */
export interface UploadResult {
  /** The value that the field takes. */
  readonly value: string;
}

/**
 * The host's side of every upload widget. It rejects with an `Error` of the host's own, whose message is shown; `isFinal`
 * on it being `true`, the same file is not offered to be tried again.
 */
export interface UploadService {
  upload(request: UploadRequest): Promise<UploadResult>;
  /**
   * The upload that is under way for a field already; `undefined` when there is none. A list asks for `/list/0`, `/list/1` …
   * until there are no more. Absent: uploads end with their form.
   */
  attach?(request: Omit<UploadRequest, 'file'>): AttachedUpload | undefined;
  /** Takes an uploaded file away. Absent: the widget only clears the field. */
  remove?(value: string, pointer: string): Promise<void>;
  /** Address under which a stored value can be played or downloaded. Absent or `undefined`: no preview. */
  previewUrl?(value: string): Promise<string | undefined>;
}

/** Look-ups and transfers that the host supplies; a stable object. */
export interface FormServices {
  readonly uploads?: UploadService | undefined;
}

/** A line of the error summary; `path` is where it leads. */
export interface SummaryLine extends FormError {
  /** DOM id of the control to go to; `undefined` for the whole form. */
  readonly controlId: string | undefined;
  /** Label of the field; `''` where the whole form is meant. */
  readonly label: string;
}

/** Props of the theme's error summary, shown after a refused submission. */
export interface ErrorSummaryProps {
  readonly lines: readonly SummaryLine[];
  readonly title: string;
  /** Moves the focus to the field of a line. */
  readonly onGo: (line: SummaryLine) => void;
}

/** State of one button. */
export interface ActionState {
  readonly action: FormAction;
  readonly disabled: boolean;
  readonly busy: boolean;
}

/** Props of the theme's row of buttons. The buttons call `onPress`; the one with `mode: 'strict'` is the form's submit button. */
export interface ActionsProps {
  readonly actions: readonly ActionState[];
  readonly onPress: (name: string) => void;
}

/** Props of the theme's offer to bring back entries kept on this device. */
export interface RestoreNoticeProps {
  /** When they were kept, milliseconds since 1970 (UTC). */
  readonly savedAt: number;
  readonly text: string;
  readonly restoreLabel: string;
  readonly discardLabel: string;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Props of the theme's word that entries cannot be kept on this device. */
export interface UnkeptNoticeProps {
  readonly text: string;
}

/** Props of the theme's question before an action. */
export interface ConfirmProps extends ActionQuestion {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** An rjsf theme together with the engine's own templates. */
export interface FormTheme {
  readonly rjsf: ThemeProps;
  readonly ErrorSummary: ComponentType<ErrorSummaryProps>;
  readonly Actions: ComponentType<ActionsProps>;
  readonly RestoreNotice: ComponentType<RestoreNoticeProps>;
  /** Says that entries cannot be kept on this device. @default a paragraph */
  readonly UnkeptNotice?: ComponentType<UnkeptNoticeProps> | undefined;
  /** Asks before an action with `confirm`. @default the browser's own question */
  readonly Confirm?: ComponentType<ConfirmProps> | undefined;
  /**
   * A widget, template or field of it asks rjsf's registry for what forms without choices are drawn without: the matching
   * of options, paths and extra data of `schemaUtils`, the fields of choices. Every form fetches that before it is drawn.
   * @default false
   */
  readonly hasWholeRegistry?: boolean | undefined;
}

/** What a host can do with a mounted form. */
export interface FormHandle<Document extends JsonObject = JsonObject> {
  /** Commits what text widgets still hold. */
  flush(): void;
  /** The form's data as it stands, all drafts committed. */
  getData(): DraftOf<Document>;
  /** Sets one value by JSON pointer, as if the person had. */
  setValue(pointer: string, value: unknown): void;
  /** Shows errors on their fields and in the summary. */
  setErrors(errors: readonly FormError[]): void;
  /** Takes `data` as the saved state: the form is clean again. What is being uploaded is told, which ends it or goes on (`keepUploading`). */
  reset(data: DraftOf<Document>): void;
  /** Takes back everything that is not saved. */
  revert(): void;
  /** Takes `saved` as the saved state; the fields stay as they are. */
  settle(saved: DraftOf<Document>): void;
  /** Shows `data` as edited by the person; the saved state stays. */
  replace(data: DraftOf<Document>): void;
  /** Moves the focus to the field at a JSON pointer, or else to the part around it that is there, opening what hides it; nowhere where none is. */
  goTo(pointer: string): void;
  /** Presses the button of that name. Resolves when it is done with, refused or not; rejects with what `onSubmit` rejects with. */
  press(name: string): Promise<void>;
  isDirty(): boolean;
  /** Keeps what is unsaved on this device at once. @returns whether all of it is there, but for values marked `writeOnly`; false where none is kept */
  isKept(): boolean;
}

/** Entries kept on this device that were typed over another document than the one that is saved now. */
export interface StaleDraft<Document extends JsonObject = JsonObject> {
  readonly base: DraftOf<Document>;
  readonly mine: DraftOf<Document>;
}

/** Props of {@link SchemaForm}. `Payload` is `Document` without its transient members. */
export interface SchemaFormProps<Document extends JsonObject = JsonObject, Payload extends JsonObject = Document> {
  readonly form: FormModule;
  readonly theme: FormTheme;
  /** The saved document. It is left as it is: loading and saving it untouched gives the identical document. @default {} */
  readonly initialData?: DraftOf<Document> | undefined;
  /** Facts that rules may ask for (record status, role, mode). Compared by value. @default {} */
  readonly context?: JsonObject | undefined;
  readonly services?: FormServices | undefined;
  /** Look-ups that fields name with `ui:options.source`; a stable object. */
  readonly sources?: OptionSources | undefined;
  /** The form's texts in another language; may change while the form stands, entries are kept. */
  readonly locale?: FormLocale | undefined;
  /** Beginning of every DOM id; differs where two forms stand on one page. @default 'root' */
  readonly idPrefix?: string | undefined;
  /** Every control disabled. @default false */
  readonly disabled?: boolean | undefined;
  /** Every control read-only. @default false */
  readonly readOnly?: boolean | undefined;
  /** Keeps entries on this device under this key, and offers them when the form is opened again. Values marked `writeOnly` are never kept. */
  readonly localDraftKey?: string | undefined;
  /**
   * Called instead of showing kept entries whose document has been saved anew since: the host compares the two, and
   * shows what is chosen with `replace`. Absent: the members that were changed are shown over
   * what is saved by now.
   */
  readonly onStaleDraft?: ((draft: StaleDraft<Document>) => void) | undefined;
  /** What kept entries say by now: members that the host keeps elsewhere are set to what they are there. @default as they were kept */
  readonly refreshDraft?: ((kept: DraftOf<Document>) => DraftOf<Document>) | undefined;
  /** Called with a submission that its verdict let through. */
  readonly onSubmit: (submission: Submission<Payload>) => Promise<SubmitOutcome>;
  /** Called for an action without a mode, for instance 'Close'. */
  readonly onAction?: ((name: string) => void) | undefined;
  /** Called when the form becomes dirty or clean. */
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Called after committed changes, at most once a commit. */
  readonly onChange?: ((data: DraftOf<Document>) => void) | undefined;
  readonly ref?: React.Ref<FormHandle<Document>> | undefined;
}

/** What the store tells the form's host. */
export type StoreListener = Pick<SchemaFormProps, 'onChange' | 'onDirtyChange'>;
