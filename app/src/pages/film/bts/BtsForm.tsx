import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { sameDocument } from '@reelform/engine/validation';
import { btsData, recordContext } from '@reelform/schemas/api';
import { useMemo, useRef, useState } from 'react';
import { isMissing } from '../../../api/ApiError.ts';
import type { EditConflict } from '../../../components/dialog/conflict/EditConflict.ts';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { sortSaveFailure } from '../../../components/dialog/saveFailure.ts';
import { toOutcome } from '../../../components/dialog/toOutcome.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { addedMember, payloadOf } from '../../../portal/payloadOf.ts';
import { useSession } from '../../../session/useSession.ts';
import { shortName } from '../../../uploads/shortName.ts';
import { getFilmPath } from '../../../uploads/uploadTarget.ts';
import { useFormUploads, withWaiting } from '../../../uploads/useFormUploads.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import type { BtsDocument } from './useBtsDocuments.ts';

/** Props of {@link BtsForm}. */
export interface BtsFormProps extends FilmDialogProps {
  /** The document that is edited; `undefined`: a new one. */
  readonly document: BtsDocument | undefined;
  readonly onSaved: () => void;
  /** The document is no more: it was deleted elsewhere. */
  readonly onGone: () => void;
}

/** Entries without the file's name, which goes with the file that is chosen. */
const withoutName = ({ fileName: _name, ...entries }: JsonObject): JsonObject => entries;

/** A file from behind the scenes with its notes: a new one, or one that is changed. */
export function BtsForm({ film, document, onSaved, onGone, onClose }: BtsFormProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const userId = useSession()?.id;
  const handle = useRef<FormHandle>(null);
  const context = useMemo(() => recordContext(film), [film]);
  const record = `bts-document/${film.id}/${document?.btsDocId ?? 'new'}`;
  const { uploads, active, waiting, saved, refused } = useFormUploads({
    form: record,
    path: getFilmPath(film.id),
    title: film.title,
    formTitle: text(document ? 'bts.editTitle' : 'bts.addTitle'),
    onStored: ({ file }) => handle.current?.setValue('/fileName', shortName(file.name)),
    previewUrl: async (value) => (value === document?.filePath ? document.url : undefined),
  });
  const services = useMemo(() => ({ uploads }), [uploads]);
  const [data, setData] = useState<JsonObject>();
  const base = useRef(document);
  const [clash, setClash] = useState<{ readonly newer: BtsDocument; readonly submission: Submission }>();
  const withFile = (entries: JsonObject) => {
    const [file] = waiting ?? [];
    return withWaiting({ ...entries, ...(file && { fileName: shortName(file.fileName) }) }, waiting);
  };
  if (!data && waiting) setData(withFile(document ? btsData(document) : {}));

  const end = (submission: Submission): SubmitOutcome => {
    saved(submission.data);
    toast.success(text(document ? 'film.updated' : 'film.created'));
    onSaved();
    return { ok: true };
  };
  const submit = async (submission: Submission): Promise<SubmitOutcome> => {
    const { filePath, fileName, notes, ...added } = payloadOf('bts-document', submission);
    const body = {
      filmmakerProgramId: film.id,
      filePath,
      src: filePath,
      ...(fileName !== undefined && { fileName }),
      ...(notes !== undefined && { notes }),
      ...addedMember(added),
      ...(base.current && { version: base.current.version }),
    };
    try {
      if (document) await api.call('POST /filmmakers/films/bts-docs/:id/update', { params: { id: document.btsDocId }, body });
      else await api.call('POST /filmmakers/films/bts-docs/create', { body });
    } catch (error) {
      const failure = sortSaveFailure(error);
      if (failure.kind === 'conflict') {
        const newer = failure.newer as BtsDocument; // as the list has it
        // Of a save whose answer was lost there is nothing to compare.
        if (sameDocument(btsData(newer), submission.data)) return end(submission);
        setClash({ newer, submission });
        return { ok: false, errors: [] };
      }
      refused(error, submission.data);
      if (isMissing(error)) onGone();
      return toOutcome(error, (message) => toast.error(message ?? text('bts.saveFailed')));
    }
    return end(submission);
  };
  const conflict: EditConflict | undefined = clash && {
    base: withoutName(base.current ? btsData(base.current) : {}),
    mine: withoutName(clash.submission.data),
    theirs: withoutName(btsData(clash.newer)),
    async settle(chosen) {
      const theirs = btsData(clash.newer);
      const { fileName } = chosen['filePath'] === theirs.filePath ? theirs : clash.submission.data;
      setClash(undefined);
      base.current = clash.newer;
      handle.current?.settle(theirs);
      handle.current?.replace({ ...chosen, ...(fileName !== undefined && { fileName }) });
      await handle.current?.press(clash.submission.action);
    },
    leave: () => setClash(undefined),
  };
  return (
    <FormDialog
      title={text(document ? 'bts.editTitle' : 'bts.addTitle')}
      form="bts-document"
      handle={handle}
      data={data}
      context={context}
      services={services}
      localDraftKey={`bts-document/${userId ?? ''}/${film.id}/${document?.btsDocId ?? 'new'}`}
      cost={() => (active() > 0 ? 'upload' : handle.current?.isDirty() ? 'entries' : 'nothing')}
      refreshDraft={withFile}
      conflict={conflict}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
