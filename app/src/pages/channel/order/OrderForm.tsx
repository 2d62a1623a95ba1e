import type { FormHandle, Submission, SubmitOutcome } from '@reelform/engine';
import { useEffect, useMemo, useRef } from 'react';
import { PortalForm } from '../../../components/PortalForm.tsx';
import { useToast } from '../../../components/toast/useToast.ts';
import { useNavigation } from '../../../navigation/NavigationContext.ts';
import type { LoadedForm } from '../../../portal/forms.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { payloadOf } from '../../../portal/payloadOf.ts';
import { hrefOf, paths } from '../../../routes.ts';
import { LeaveQuestion } from '../../film/details/LeaveQuestion.tsx';
import { useChannelStyles } from '../ChannelPage.styles.ts';
import type { ChannelVideo } from '../programs/useChannelVideos.ts';

/** Props of {@link OrderForm}. */
export interface OrderFormProps {
  readonly loaded: LoadedForm;
  readonly channelId: number;
  /** The videos in the order that is saved. */
  readonly rows: readonly ChannelVideo[];
  /** The order is stored, among what another window may have put in or taken out. */
  readonly onSaved: () => void;
}

/** The videos as a list that is ordered by dragging, by keys or by buttons. An order that was not saved is not left without a question. */
export function OrderForm({ loaded, channelId, rows, onSaved }: OrderFormProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const { navigate } = useNavigation();
  const styles = useChannelStyles();
  const handle = useRef<FormHandle>(null);
  const data = useMemo(() => ({ videos: rows.map(({ id, videoId, title: name }) => ({ id, videoId, name })) }), [rows]);
  const shown = useRef(data);
  useEffect(() => {
    // Never below the person's hands.
    if (shown.current !== data && !handle.current?.isDirty()) handle.current?.reset(data);
    shown.current = data;
  }, [data]);

  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    const { videos = [] } = payloadOf('channel-order', submission);
    const body = videos.map(({ name, ...row }, displayOrder) => ({ ...row, title: name, displayOrder }));
    try {
      await api.call('POST /filmmaker/channel/:id/update-program-order', { params: { id: channelId }, body });
    } catch {
      toast.error(text('channel.orderFailed'));
      return { ok: false, errors: [] };
    }
    toast.success(text('channel.orderSaved'));
    onSaved();
    return { ok: true };
  };

  return (
    <div className={styles.card}>
      <PortalForm
        ref={handle}
        name="channel-order"
        loaded={loaded}
        record={channelId}
        initialData={data}
        onSubmit={save}
        onAction={() => navigate(hrefOf(paths.myChannel))}
      />
      <LeaveQuestion isCostly={() => handle.current?.isDirty() ?? false} />
    </div>
  );
}
