export { localizeForm } from '../validation/localizeForm.ts';
export { fillIn } from '../validation/messages.ts';
export type { FormError, FormLocale, FormModule, JsonObject } from '../validation/types.ts';
export type { AutosaveTimes } from './autosave/autosaver.ts';
export type { AutosaveState, ConflictChoice, SaveOutcome } from './autosave/types.ts';
export type { Autosave, AutosaveOptions } from './autosave/useAutosave.ts';
export { useAutosave } from './autosave/useAutosave.ts';
export type { MergedDocument } from './data/mergeDocuments.ts';
export { mergeDocuments } from './data/mergeDocuments.ts';
export type { Making } from './data/placeMemory.ts';
export { fetchRestoreOffer } from './device/fetchRestoreOffer.ts';
export { clearLocalDrafts } from './device/localDraft.ts';
export type { DraftOf } from './draftOf.ts';
export type { DraftInputProps, DraftProps, DraftValue } from './drafts/useDraftValue.ts';
export { useDraftText, useDraftValue } from './drafts/useDraftValue.ts';
export { extendTheme, type ThemeExtension } from './extendTheme.ts';
export { drawnInPlace } from './fields/drawnInPlace.ts';
export { focusedNear } from './fields/focusedNear.ts';
export type { MemberName } from './fields/memberNames.ts';
export { useMemberNames } from './fields/memberNames.ts';
export { wholeId } from './fields/referableId.ts';
export { plainDigits } from './fields/typedNumber.ts';
export type { FoldedPartProps } from './folds/FoldedPart.tsx';
export { getPageLanguage } from './getPageLanguage.ts';
export { hostMessage } from './hostMessage.ts';
export { isTakenByInputMethod } from './isTakenByInputMethod.ts';
export { useHeldBack } from './layout/useHeldBack.ts';
export type { LayoutPageState } from './layout/useLayoutPages.ts';
export { useLayoutPages } from './layout/useLayoutPages.ts';
export { createListeners, type Listeners } from './listeners.ts';
export type { OptionsState } from './options/optionLookup.ts';
export type { Option, OptionPage, OptionRequest, OptionSearch, OptionSource, OptionSources } from './options/types.ts';
export type { OptionSettings, Options, OptionsRequest } from './options/useOptions.ts';
export { useOptions } from './options/useOptions.ts';
export { prepareForm } from './prepareForm.ts';
export type { ArrayRows, RemovedRow } from './rows/arrayRows.ts';
export { useArrayRows } from './rows/arrayRows.ts';
export { limitText } from './rows/useListRows.ts';
export type { FieldState, FormRuntime } from './runtime.ts';
export { useFieldPointer, useFormRuntime } from './runtimeContext.ts';
export { SchemaForm } from './SchemaForm.tsx';
export type {
  ActionState,
  ActionsProps,
  AttachedUpload,
  ConfirmProps,
  ErrorSummaryProps,
  FormHandle,
  FormServices,
  FormTheme,
  RestoreNoticeProps,
  SchemaFormProps,
  StaleDraft,
  Submission,
  SubmitOutcome,
  SummaryLine,
  UnkeptNoticeProps,
  UploadControls,
  UploadProgress,
  UploadRequest,
  UploadResult,
  UploadService,
} from './types.ts';
export type { UploadBook } from './uploadBook.ts';
export { useFieldState } from './useFieldState.ts';
export { useFieldValues } from './useFieldValues.ts';
export type { FormTexts, Placeholders } from './useFormTexts.ts';
export { useFormTexts } from './useFormTexts.ts';
