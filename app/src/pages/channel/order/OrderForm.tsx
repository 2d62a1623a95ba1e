import type { FormHandle, Submission, SubmitOutcome } from '@reelform/engine';
import type { CallTypes } from '@reelform/schemas/api';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { toOutcome } from '../../../components/dialog/toOutcome.ts';
import { LeaveQuestion } from '../../../components/LeaveQuestion.tsx';
import { PortalForm } from '../../../components/PortalForm.tsx';
import { useToast } from '../../../components/toast/useToast.ts';
import { useNavigation } from '../../../navigation/NavigationContext.ts';
import type { LoadedForm } from '../../../portal/forms.ts';
import { questionOf } from '../../../portal/leaveCost.ts';
import { usePortal } from '../../../portal/PortalContext.ts';
import { addedMember, payloadOf } from '../../../portal/payloadOf.ts';
import { hrefOf, paths } from '../../../routes.ts';
import { useChannelStyles } from '../ChannelPage.styles.ts';
import { isOrderedElsewhere } from './isOrderedElsewhere.ts';

/** The videos of a channel in the order that is saved, and what was said in added fields. */
export type ChannelOrder = CallTypes<'GET /filmmaker/channel/:id/all-channel-videos'>['reply']['data'];

/** Props of {@link OrderForm}. */
export interface OrderFormProps {
  readonly loaded: LoadedForm;
  readonly channelId: number;
  readonly saved: ChannelOrder;
  /** The order is stored, among what another window may have put in or taken out. */
  readonly onSaved: () => void;
}

/** The videos as a list that is ordered by dragging, by keys or by buttons. An order that was not saved is not left without a question. */
export function OrderForm({ loaded, channelId, saved, onSaved }: OrderFormProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const { navigate } = useNavigation();
  const styles = useChannelStyles();
  const handle = useRef<FormHandle>(null);
  const data = useMemo(() => {
    const { rows, added } = saved;
    return { ...added, videos: rows.map(({ id, videoId, title: name }) => ({ id, videoId, name })) };
  }, [saved]);
  const shown = useRef(data);
  /** The order that the person began with. */
  const found = useRef<readonly { readonly id: number }[]>(data.videos);
  const [clash, setClash] = useState<{ readonly now: ChannelOrder['rows']; readonly action: string }>();
  useEffect(() => {
    // Never below the person's hands.
    if (shown.current !== data && !handle.current?.isDirty()) {
      handle.current?.reset(data);
      found.current = data.videos;
    }
    shown.current = data;
  }, [data]);

  /** What is stored by now, where another window has put it in an order that a save would undo. */
  const findClash = async (mine: typeof found.current) => {
    try {
      const { rows } = (await api.call('GET /filmmaker/channel/:id/all-channel-videos', { params: { id: channelId } })).data;
      return isOrderedElsewhere(found.current, rows, mine) ? rows : undefined;
    } catch {
      return undefined; // the save itself says what is wrong
    }
  };

  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    const { videos = [], ...said } = payloadOf('channel-order', submission);
    const rows = videos.map(({ name, ...row }, displayOrder) => ({ ...row, title: name, displayOrder }));
    const { added } = addedMember(said, saved.added);
    const body = added ? { rows, added } : rows;
    const now = await findClash(rows);
    if (now) {
      setClash({ now, action: submission.action });
      return { ok: false, errors: [] };
    }
    try {
      await api.call('POST /filmmaker/channel/:id/update-program-order', { params: { id: channelId }, body });
    } catch (error) {
      return toOutcome(error, () => toast.error(text('channel.orderFailed')));
    }
    found.current = rows;
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
      <ConfirmDialog
        open={clash !== undefined}
        title={text('channel.orderClash.title')}
        question={text('channel.orderClash.question')}
        confirmLabel={text('channel.orderClash.confirm')}
        cancelLabel={text('channel.orderClash.cancel')}
        isDangerous={false}
        onConfirm={() => {
          setClash(undefined);
          if (!clash) return;
          found.current = clash.now;
          void handle.current?.press(clash.action);
        }}
        onCancel={() => setClash(undefined)}
      />
      <LeaveQuestion question={() => questionOf(handle.current)} />
    </div>
  );
}
