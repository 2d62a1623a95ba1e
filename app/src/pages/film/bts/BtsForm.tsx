import type { FormHandle, Submission, SubmitOutcome } from '@reelform/engine';
import { btsData, recordContext } from '@reelform/schemas/api';
import { useMemo, useRef, useState } from 'react';
import { useToast } from '../../../components/toast/useToast.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { payloadOf } from '../../../portal/payloadOf.ts';
import { useSession } from '../../../session/useSession.ts';
import { getPath } from '../../../uploads/uploadTarget.ts';
import { useAttachmentUploads } from '../../../uploads/useAttachmentUploads.ts';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { toOutcome } from '../dialogs/toOutcome.ts';
import type { FilmDialogProps } from '../FilmDialogs.tsx';
import type { BtsDocument } from './useBtsDocuments.ts';

/** Props of {@link BtsForm}. */
export interface BtsFormProps extends FilmDialogProps {
  /** The document that is edited; `undefined`: a new one. */
  readonly document: BtsDocument | undefined;
  readonly onSaved: () => void;
}

/** A file from behind the scenes with its notes: a new one, or one that is changed. */
export function BtsForm({ film, document, onSaved, onClose }: BtsFormProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const userId = useSession()?.id;
  const handle = useRef<FormHandle>(null);
  const [data] = useState(() => (document ? btsData(document) : {}));
  const context = useMemo(() => recordContext(film), [film]);
  const { uploads, active } = useAttachmentUploads(getPath({ filmId: film.id }), {
    onStored: (_key, { file }) => handle.current?.setValue('/fileName', file.name),
    previewUrl: async (value) => (value === document?.filePath ? document.url : undefined),
  });
  const services = useMemo(() => ({ uploads }), [uploads]);

  const submit = async (submission: Submission): Promise<SubmitOutcome> => {
    const { filePath, fileName, notes } = payloadOf('bts-document', submission);
    const body = {
      filmmakerProgramId: film.id,
      filePath,
      src: filePath,
      ...(fileName !== undefined && { fileName }),
      ...(notes !== undefined && { notes }),
    };
    try {
      if (document) await api.call('POST /filmmakers/films/bts-docs/:id/update', { params: { id: document.btsDocId }, body });
      else await api.call('POST /filmmakers/films/bts-docs/create', { body });
    } catch (error) {
      return toOutcome(error, (message) => toast.error(message ?? text('bts.saveFailed')));
    }
    toast.success(text(document ? 'film.updated' : 'film.created'));
    onSaved();
    return { ok: true };
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
      cost={() => (active() > 0 ? 'attachment' : handle.current?.isDirty() ? 'entries' : 'nothing')}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
