import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { PromotionStatus, PromotionType, promotionPlaces, promotionsContext, promotionsData } from '@reelform/schemas/api';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { ApiError, isMissing } from '../../api/ApiError.ts';
import type { EditConflict } from '../../components/dialog/conflict/EditConflict.ts';
import { useComparedSave } from '../../components/dialog/conflict/useComparedSave.ts';
import { toOutcome } from '../../components/dialog/toOutcome.ts';
import { useToast } from '../../components/toast/useToast.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { addedMember, payloadOf } from '../../portal/payloadOf.ts';
import { useUploads } from '../../uploads/UploadsContext.ts';
import { getFilmPath } from '../../uploads/uploadTarget.ts';
import { useFinishedUploads } from '../../uploads/useFinishedUploads.ts';
import { type FormUploads, useFormUploads } from '../../uploads/useFormUploads.ts';
import { refreshFilm } from '../film/useAssets.ts';
import type { FilmRow } from '../films/row/filmRow.ts';
import { fetchPromotion, type Promotion, refreshPromotion, usePromotion } from './usePromotion.ts';

/** A film's promotion form while it is open. */
export interface PromotionForm {
  readonly handle: RefObject<FormHandle | null>;
  /** `undefined` while it is fetched. */
  readonly promotion: Promotion | undefined;
  /** What the form began with; `undefined` while it is fetched. */
  readonly data: JsonObject | undefined;
  readonly context: JsonObject;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly refresh: () => void;
  readonly attachments: FormUploads;
  /** Kept entries beside the files as they are registered. */
  readonly refreshDraft: (kept: JsonObject) => JsonObject;
  /** While the notes were changed elsewhere. */
  readonly conflict: EditConflict | undefined;
  readonly save: (submission: Submission) => Promise<SubmitOutcome>;
}

const isPlace = (name: string): name is keyof typeof promotionPlaces => Object.hasOwn(promotionPlaces, name);

/** What of the form's data is no list of files. */
const addedOf = (data: object): JsonObject => Object.fromEntries(Object.entries(data).filter(([name]) => !isPlace(name)));

const dataOf = ({ rows, promotionNotes, added }: Promotion): JsonObject => ({ ...promotionsData(rows, promotionNotes, added) });

/** Opens the promotion form of a film. @param onSaved called once it is saved or submitted */
export const usePromotionForm = (row: FilmRow, onSaved: () => void): PromotionForm => {
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const handle = useRef<FormHandle>(null);
  const { data: promotion, isError, refetch } = usePromotion(row);
  const refresh = useCallback(() => void refreshPromotion(queries, row.id), [queries, row.id]);
  useFinishedUploads(useUploads(), refresh);
  const context = useMemo(() => (promotion ? promotionsContext(promotion) : {}), [promotion]);
  const failed = text('promotions.failed');
  const findRow = async (key: string) => (await fetchPromotion(queries, api, row)).rows.find(({ fileUrl }) => fileUrl === key);

  const attachments = useFormUploads({
    form: `promotions/${row.id}`,
    path: getFilmPath(row.id),
    title: row.title,
    formTitle: text('promotions.title', { title: row.title }),
    failed,
    promotionOf(field) {
      const list = field.slice(1);
      if (!isPlace(list)) throw new Error(`No promotion file belongs to ${field}.`);
      return { ...promotionPlaces[list], filmmakerId: row.filmmakerId, programId: row.id };
    },
    async remove(key) {
      const asset = await findRow(key);
      if (!asset) return;
      try {
        await api.call('POST /filmmakers/promotion/:id/remove-asset', { params: { id: asset.id } });
        toast.success(text(asset.type === PromotionType.video ? 'film.videoRemoved' : 'film.assets.fileRemoved'));
      } catch (error) {
        // Somebody else has removed it: it is gone here, too.
        if (isMissing(error)) return;
        if (error instanceof ApiError && error.status >= 400 && error.message !== '') throw error;
        throw new Error(failed, { cause: error });
      } finally {
        refresh();
      }
    },
    previewUrl: async (key) => (await findRow(key))?.url,
  });

  // What is uploaded while the form is open is in its fields already.
  const [opened, setOpened] = useState<Promotion>();
  const data = useMemo(() => opened && dataOf(opened), [opened]);
  if (!opened && promotion && attachments.waiting) setOpened(promotion);

  const send = async (submission: Submission, base: Promotion | undefined): Promise<SubmitOutcome> => {
    const { promotionNotes, ...others } = payloadOf('promotions', submission);
    const added = addedOf(others);
    const promotionStatus = submission.mode === 'strict' ? PromotionStatus.submitted : PromotionStatus.saved;
    const body = {
      promotionStatus,
      programId: row.id,
      ...(promotionNotes !== undefined && { promotionNotes }),
      ...(base && { version: base.version }),
      ...addedMember(added),
    };
    await api.call('POST /filmmaker-promotions/details/update', { body });
    toast.success(text(promotionStatus === PromotionStatus.submitted ? 'promotions.submittedNow' : 'promotions.saved'));
    refresh();
    void refreshFilm(queries, row.id);
    onSaved();
    return { ok: true };
  };
  const fail = (error: unknown): SubmitOutcome => {
    if (error instanceof ApiError && error.code === 'promotion_locked') refresh();
    return toOutcome(error, (message) => toast.error(message ?? failed));
  };
  const compared = useComparedSave({ handle, opened, dataOf, entriesOf: addedOf, intro: 'promotions.conflict', send, fail });
  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    if (attachments.active() === 0) return compared.save(submission);
    toast.error(text('film.uploadUnderWay'));
    return { ok: false, errors: [] };
  };
  const refreshDraft = ({ promotionNotes: notes, ...others }: JsonObject): JsonObject =>
    promotionsData(promotion?.rows ?? [], typeof notes === 'string' ? notes : undefined, addedOf(others));
  return {
    handle,
    promotion,
    data,
    context,
    failed: isError && promotion === undefined,
    retry: () => void refetch(),
    refresh,
    attachments,
    refreshDraft,
    conflict: compared.conflict,
    save,
  };
};
