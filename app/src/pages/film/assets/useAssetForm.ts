import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { dropUnknown, sameDocument } from '@reelform/engine/validation';
import {
  type AssetFormName,
  AssetStatus,
  type AssetsPlace,
  addedToAssets,
  assetsContext,
  manageAssetsData,
  subtitlesData,
  withAddedToAssets,
} from '@reelform/schemas/api';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { toOutcome } from '../../../components/dialog/toOutcome.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import type { LeaveCost } from '../../../portal/leaveCost.ts';
import type { NoticeKey } from '../../../portal/messages.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { useDrawnForm } from '../../../portal/useLoadedForm.ts';
import { useUploads } from '../../../uploads/UploadsContext.ts';
import { useFinishedUploads } from '../../../uploads/useFinishedUploads.ts';
import type { Film } from '../../films/dialog/film.ts';
import { type AssetRow, fetchAssets, refreshFilm, useAssets, useIsRefreshing } from '../useAssets.ts';
import { isVideo } from './assetPlaces.ts';
import { type AssetUploads, createAssetUploads } from './assetUploads.ts';
import { showRegistered } from './showRegistered.ts';
import { getSubtitleVideos } from './subtitleVideos.ts';
import { useAddedAssets } from './useAddedAssets.ts';

/** One of a film's asset forms while it is open. */
export interface AssetForm {
  readonly handle: RefObject<FormHandle | null>;
  /** The assets as they are registered; `undefined` while they are fetched. */
  readonly rows: readonly AssetRow[] | undefined;
  /** What the form began with; `undefined` while it is fetched. */
  readonly data: JsonObject | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  readonly context: JsonObject;
  readonly uploads: AssetUploads;
  readonly save: (submission: Submission) => Promise<SubmitOutcome>;
  /** For `onChange` of the form: what is typed is kept, as files are. */
  readonly onChange: (data?: JsonObject) => void;
  /** What would be lost by leaving the form. */
  readonly cost: () => LeaveCost | Promise<LeaveCost>;
}

/** What is said once an asset is gone. */
const removedText = ({ assetType, lanCode }: AssetRow): NoticeKey => {
  if (lanCode !== null) return 'film.subtitles.removed';
  if (isVideo(assetType)) return 'film.videoRemoved';
  return assetType === 'standardImage' || assetType === 'featuredImage' ? 'film.assets.fileRemoved' : 'film.assets.removed';
};

const toData = { 'manage-assets': manageAssetsData, subtitles: subtitlesData } as const;

/** What {@link useAssetForm} needs. */
export interface AssetFormOptions {
  readonly film: Film;
  readonly form: AssetFormName;
  /** The screen that it is a part of. @default its own dialog */
  readonly part?: AssetsPlace;
  /** Called once the assets are complete and saved. */
  readonly onSaved: () => void;
}

/** Opens one of the asset forms of a film. What is registered elsewhere while it is open is shown in it. */
export const useAssetForm = ({ film, form, part, onSaved }: AssetFormOptions): AssetForm => {
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const boards = useUploads();
  const handle = useRef<FormHandle>(null);
  const { data: rows, isError, refetch } = useAssets(film.id);
  const [data, setData] = useState<JsonObject>();
  const { data: loaded } = useDrawnForm(form);
  const module = loaded?.form;
  const registered = useMemo(
    () => (module && rows ? dropUnknown<JsonObject>(module, { ...toData[form](film, rows) }) : undefined),
    [film, form, module, rows],
  );
  if (!data && registered) setData(registered);
  const context = useMemo<JsonObject>(() => {
    const facts = { ...assetsContext(film, part) };
    return form === 'subtitles' ? { ...facts, ...getSubtitleVideos(film, rows ?? []) } : facts;
  }, [film, form, part, rows]);
  const latest = useRef(film);
  useLayoutEffect(() => {
    latest.current = film;
  });
  const [{ uploads, refresh }] = useState(() => {
    const refresh = () => void refreshFilm(queries, film.id);
    const uploads = createAssetUploads({
      api,
      film: () => latest.current,
      boards,
      form: () => handle.current,
      rows: () => fetchAssets(queries, api, film.id),
      onChanged: refresh,
      noUpload: text('error.noUpload'),
      onRemoved: (row, removal) => {
        if (removal === AssetStatus.deletionRequested) toast.success(text('film.assets.removalRequested'));
        else toast.success(text(removedText(row)));
      },
      onLocked: toast.error,
    });
    return { uploads, refresh };
  });
  useFinishedUploads(boards, refresh);

  const added = useAddedAssets(film, form, handle, refresh);
  const { kept, settle } = added;
  const isRefreshing = useIsRefreshing(film.id);
  const shown = useRef<JsonObject>(undefined);
  // Every file is registered as it is stored, so there is one version of the assets. One that is on its way comes after it.
  useEffect(() => {
    const { current } = handle;
    if (!registered || !current || isRefreshing || uploads.active() > 0) return;
    if (registered === (shown.current ?? data)) return;
    shown.current = registered;
    const typed = addedToAssets(form, current.getData());
    if (sameDocument(typed, kept())) {
      settle(addedToAssets(form, registered));
      showRegistered(current, registered);
    } else {
      showRegistered(current, withAddedToAssets(form, registered, typed), registered);
    }
  }, [form, registered, data, isRefreshing, uploads, kept, settle]);

  const save = async ({ data: sent }: Submission): Promise<SubmitOutcome> => {
    if (uploads.active() > 0) {
      toast.error(text('film.uploadUnderWay'));
      return { ok: false, errors: [] };
    }
    const assetsData = (rows ?? []).map(({ assetType, assetUrl }) => ({ assetType, assetUrl }));
    // What was typed before must not arrive after it.
    await added.settled();
    try {
      const body = { form, assetsData, version: film.version, ...added.toSend(sent) };
      await api.call('POST /filmmakers/films/:id/update-assets', { params: { id: film.id }, body });
    } catch (error) {
      // Where the answer was lost it may be saved: the next press is to name the version that this made.
      if (error instanceof ApiError && (error.code === 'conflict' || error.status === 0)) refresh();
      return toOutcome(error, (message) => toast.error(message ?? text('film.saveFailed')));
    }
    settle(addedToAssets(form, sent));
    toast.success(text('film.assets.saved'));
    refresh();
    onSaved();
    return { ok: true };
  };
  return {
    handle,
    rows,
    data,
    failed: isError && rows === undefined,
    retry: () => void refetch(),
    context,
    uploads,
    save,
    onChange: added.onChange,
    cost: () => {
      const [saved, lost] = uploads.active() > 0 ? (['upload', 'uploadUnkept'] as const) : (['nothing', 'unkept'] as const);
      return added.isUnsaved() ? added.saveNow().then(() => (added.isUnsaved() ? lost : saved)) : saved;
    },
  };
};
