import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { FormDialog } from '../../../components/dialog/FormDialog.tsx';
import { toOutcome } from '../../../components/dialog/toOutcome.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import { costOf } from '../../../portal/leaveCost.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { payloadOf } from '../../../portal/payloadOf.ts';
import { useSession } from '../../../session/useSession.ts';
import { libraryPath } from '../../../uploads/uploadTarget.ts';
import { useFormUploads, withWaiting } from '../../../uploads/useFormUploads.ts';
import { refreshLibrary, type StaffResource } from './libraryQuery.ts';

/** Props of {@link ResourceForm}. */
export interface ResourceFormProps {
  /** The resource that is edited; `undefined`: a new one. */
  readonly resource: StaffResource | undefined;
  /** The tab that a new one goes into at first. */
  readonly tab: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const dataOf = ({ title, tab, type, key, thumbKey, link, added }: StaffResource): JsonObject => ({
  ...added,
  title,
  tab,
  kind: type,
  ...(key !== null && { [type === 'Video' ? 'video' : 'image']: key }),
  ...(thumbKey !== null && { thumb: thumbKey }),
  ...(link !== null && { link }),
});

/** A resource of the library: a new one, or one that is changed. */
export function ResourceForm({ resource, tab, onSaved, onClose }: ResourceFormProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const queries = useQueryClient();
  const userId = useSession()?.id;
  const handle = useRef<FormHandle>(null);
  const { uploads, active, waiting, saved, refused } = useFormUploads({
    form: `staff-resource/${resource?.id ?? 'new'}`,
    path: libraryPath,
    title: resource?.title ?? text('staff.library'),
    formTitle: text(resource ? 'staff.library.editTitle' : 'staff.library.addTitle'),
    previewUrl: async (value) =>
      value === resource?.key
        ? resource?.fileUrl
        : value === resource?.thumbKey
          ? (resource?.thumbUrl ?? undefined)
          : undefined,
  });
  const services = useMemo(() => ({ uploads }), [uploads]);
  const [data, setData] = useState<JsonObject>();
  const withFiles = (entries: JsonObject) => withWaiting(entries, waiting);
  if (!data && waiting) setData(withFiles(resource ? dataOf(resource) : { tab }));

  const submit = async (submission: Submission): Promise<SubmitOutcome> => {
    const body = payloadOf('staff-resource', submission);
    try {
      if (resource) {
        const { id, version } = resource;
        await api.call('POST /staff/resources/:id/update', { params: { id }, body: { version, entries: { ...body } } });
      } else await api.call('POST /staff/resources/create', { body });
    } catch (error) {
      refused(error, submission.data);
      // Somebody else was faster: what the form is opened with again is how it stands now.
      void refreshLibrary(queries);
      return toOutcome(error, (message) => toast.error(message ?? text('error.generic')));
    }
    saved(submission.data);
    toast.success(text(resource ? 'staff.library.changed' : 'staff.library.added'));
    onSaved();
    return { ok: true };
  };
  return (
    <FormDialog
      title={text(resource ? 'staff.library.editTitle' : 'staff.library.addTitle')}
      form="staff-resource"
      handle={handle}
      data={data}
      services={services}
      localDraftKey={`staff-resource/${userId ?? ''}/${resource?.id ?? 'new'}`}
      cost={() => costOf(handle.current, active())}
      refreshDraft={withFiles}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
