import { type FormHandle, SchemaForm, type Submission, type SubmitOutcome } from '@reelform/engine';
import { fluentTheme } from '@reelform/widgets';
import { useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { toOutcome } from '../../../components/dialog/toOutcome.ts';
import { useToast } from '../../../components/toast/useToast.ts';
import type { LoadedForm } from '../../../portal/forms.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { addedMember, payloadOf } from '../../../portal/payloadOf.ts';
import { createVideoSource, type PickedVideo } from './videoSource.ts';

/** Props of {@link AssignVideos}. */
export interface AssignVideosProps {
  readonly channelId: number;
  readonly loaded: LoadedForm;
  /** Called once the server has answered, whatever became of the videos. */
  readonly onAssigned: () => void;
}

const refused: SubmitOutcome = { ok: false, errors: [] };

/** Finds published videos and puts them into the channel; those of others only after a question. */
export function AssignVideos({ channelId, loaded, onAssigned }: AssignVideosProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const handle = useRef<FormHandle>(null);
  const [asked, setAsked] = useState<{ readonly answer: (isSure: boolean) => void }>();
  const [found] = useState(() => new Map<number, PickedVideo>());
  const videos = useMemo(() => createVideoSource(api, text, found), [api, text, found]);
  const sources = useMemo(() => ({ videos }), [videos]);

  const assign = async (submission: Submission): Promise<SubmitOutcome> => {
    const { videos: ids = [], ...added } = payloadOf('channel-videos', submission);
    const chosen = ids.map((id) => videos.find(id) ?? { id });
    if (chosen.some((video) => 'isDiffFilmmaker' in video && video.isDiffFilmmaker)) {
      const isSure = await new Promise<boolean>((answer) => setAsked({ answer }));
      setAsked(undefined);
      if (!isSure) return refused;
    }
    toast.again();
    try {
      const call = { params: { id: channelId }, body: { videos: chosen, ...addedMember(added) } };
      const { data: results } = await api.call('POST /filmmaker/channel/:id/assign-video', call);
      const failures = results.filter(({ status }) => !status).map(({ message }) => message);
      const done = results.length - failures.length;
      if (failures.length > 0) toast.error(failures.join(', '));
      if (done > 0) toast.success(text('channel.assigned', { count: done }));
    } catch (error) {
      return toOutcome(error, (message) => toast.error(message ?? text('error.generic')));
    }
    handle.current?.reset({});
    // The button is disabled now, and the focus with it.
    handle.current?.goTo('/videos');
    onAssigned();
    return { ok: true };
  };

  return (
    <>
      {/* A choice that was not assigned is not worth keeping on the device: what there is to choose changes. */}
      <SchemaForm {...loaded} ref={handle} theme={fluentTheme} idPrefix="channel-videos" sources={sources} onSubmit={assign} />
      <ConfirmDialog
        open={asked !== undefined}
        isDangerous={false}
        title={text('channel.assignTitle')}
        question={text('channel.assignQuestion')}
        confirmLabel={text('channel.assignConfirm')}
        cancelLabel={text('channel.assignCancel')}
        onConfirm={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      />
    </>
  );
}
