import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { btsData, recordContext } from '@reelform/schemas/api';
import { useMemo, useRef, useState } from 'react';
import { isMissing } from '../../../api/ApiError.ts';
import { useComparedSave } from '../../../components/dialog/conflict/useComparedSave.ts';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { toOutcome } from '../../../components/dialog/toOutcome.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { costOf } from '../../../portal/leaveCost.ts';
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

const nameIn = ({ fileName }: JsonObject): JsonObject => (fileName === undefined ? {} : { fileName });

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
  const withFile = (entries: JsonObject) => {
    const [file] = waiting ?? [];
    return withWaiting({ ...entries, ...(file && { fileName: shortName(file.fileName) }) }, waiting);
  };
  if (!data && waiting) setData(withFile(document ? btsData(document) : {}));

  const send = async (submission: Submission, base: BtsDocument | undefined): Promise<SubmitOutcome> => {
    const { filePath, fileName, notes, ...added } = payloadOf('bts-document', submission);
    const body = {
      filmmakerProgramId: film.id,
      filePath,
      src: filePath,
      ...(fileName !== undefined && { fileName }),
      ...(notes !== undefined && { notes }),
      ...addedMember(added),
      ...(base && { version: base.version }),
    };
    try {
      if (base) await api.call('POST /filmmakers/films/bts-docs/:id/update', { params: { id: base.btsDocId }, body });
      else await api.call('POST /filmmakers/films/bts-docs/create', { body });
    } catch (error) {
      refused(error, submission.data);
      throw error;
    }
    saved(submission.data);
    toast.success(text(document ? 'film.updated' : 'film.created'));
    onSaved();
    return { ok: true };
  };
  const { conflict, save } = useComparedSave<BtsDocument>({
    handle,
    opened: document,
    dataOf: btsData,
    entriesOf: withoutName,
    beside: (chosen, mine, theirs) => nameIn(chosen['filePath'] === theirs['filePath'] ? theirs : mine),
    intro: 'bts.conflict',
    send,
    fail(error) {
      if (isMissing(error)) onGone();
      return toOutcome(error, (message) => toast.error(message ?? text('bts.saveFailed')));
    },
  });
  return (
    <FormDialog
      title={text(document ? 'bts.editTitle' : 'bts.addTitle')}
      form="bts-document"
      handle={handle}
      data={data}
      context={context}
      services={services}
      localDraftKey={`bts-document/${userId ?? ''}/${film.id}/${document?.btsDocId ?? 'new'}`}
      cost={() => costOf(handle.current, active())}
      refreshDraft={withFile}
      conflict={conflict}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
