import { type FormHandle, type JsonObject, type SaveOutcome, useAutosave } from '@reelform/engine';
import { sameDocument } from '@reelform/engine/validation';
import { type AddedFields, type AssetFormName, addedToAssets, SaveStatus } from '@reelform/schemas/api';
import { type RefObject, useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { addedMember } from '../../../portal/payloadOf.ts';
import type { Film } from '../../films/dialog/film.ts';

/** What is said in fields that an asset form's file alone has. */
export interface AddedAssets {
  /** What of it is stored, as far as the form knows. */
  readonly kept: () => AddedFields;
  /** It is stored, by whichever call. */
  readonly settle: (added: AddedFields) => void;
  /** What a save of the whole form has to say of it; nothing where there never was any. */
  readonly toSend: (data: JsonObject) => { readonly added?: AddedFields };
  /** The save that is under way is done. */
  readonly settled: () => Promise<unknown>;
  /** Something is not stored yet. */
  readonly isUnsaved: () => boolean;
  /** Stores it without waiting for a pause; it may fail. */
  readonly saveNow: () => Promise<unknown>;
  /** For `onChange` of the form. */
  readonly onChange: (data?: JsonObject) => void;
}

/** Keeps what is said in added fields as files are kept: it is stored as soon as the typing pauses. */
export const useAddedAssets = (
  film: Film,
  form: AssetFormName,
  handle: RefObject<FormHandle | null>,
  onKept: () => void,
): AddedAssets => {
  const { api, text } = usePortal();
  const toast = useToast();
  const [{ kept, settle, settled, follow }] = useState(() => {
    let stored: AddedFields = film.added?.[form] ?? {};
    let saving: Promise<unknown> = Promise.resolve();
    return {
      kept: () => stored,
      settle: (added: AddedFields) => {
        stored = added;
      },
      settled: () => saving,
      follow: (save: Promise<unknown>) => {
        saving = save.catch(() => undefined);
      },
    };
  });

  const store = async (added: AddedFields): Promise<SaveOutcome> => {
    const body = { form, assetsData: [], programStatus: SaveStatus.finishLater, added };
    try {
      await api.call('POST /filmmakers/films/:id/update-assets', { params: { id: film.id }, body });
    } catch (error) {
      // Without an answer, or with one that says nothing about what was sent, it is tried again.
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
      // The form itself says what its fields lack.
      if (error.errors.length === 0) toast.error(error.message || text('film.saveFailed'));
      return { kind: 'refused', message: error.message };
    }
    settle(added);
    onKept();
    return { kind: 'saved' };
  };
  const save = (data: JsonObject): Promise<SaveOutcome> => {
    const added = addedToAssets(form, data);
    if (sameDocument(added, kept())) return Promise.resolve({ kind: 'saved' });
    const saving = store(added);
    follow(saving);
    return saving;
  };
  const { saveNow, onChange } = useAutosave({ form: handle, save });
  return {
    kept,
    settle,
    toSend: (data) => addedMember(addedToAssets(form, data), kept()),
    settled,
    isUnsaved: () => {
      const data = handle.current?.getData();
      return data !== undefined && !sameDocument(addedToAssets(form, data), kept());
    },
    saveNow: () => {
      saveNow();
      return settled();
    },
    onChange,
  };
};
