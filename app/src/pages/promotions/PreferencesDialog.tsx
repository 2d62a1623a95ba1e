import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { promotionsContext } from '@reelform/schemas/api';
import { useMemo, useRef } from 'react';
import { FormDialog } from '../../components/dialog/FormDialog.tsx';
import { toOutcome } from '../../components/dialog/toOutcome.ts';
import { useToast } from '../../components/toast/useToast.ts';
import { costOf } from '../../portal/leaveCost.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { addedMember, payloadOf } from '../../portal/payloadOf.ts';
import type { Promotion } from './usePromotion.ts';

/** Props of {@link PreferencesDialog}. */
export interface PreferencesDialogProps {
  readonly filmId: number;
  readonly promotion: Promotion;
  /** The film has opted out. */
  readonly onOptedOut: () => void;
  readonly onClose: () => void;
}

/** Whether a film takes part in promotions: it can opt out, once and for all. */
export function PreferencesDialog({ filmId, promotion, onOptedOut, onClose }: PreferencesDialogProps) {
  const { api, text } = usePortal();
  const toast = useToast();
  const handle = useRef<FormHandle>(null);
  const context = useMemo(() => promotionsContext(promotion), [promotion]);
  const data = useMemo(
    // Judged by the form and kept as JSON.
    () => ({ ...promotion.preferences, ...(promotion.promotionOptOut === 1 && { promotionOptOut: true }) }) as JsonObject,
    [promotion],
  );
  // A switch alone is ticked again at once.
  const cost = () => {
    const { promotionOptOut: _ticked, ...added } = { ...handle.current?.getData() };
    return Object.keys(added).length > 0 ? costOf(handle.current) : 'nothing';
  };
  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    const { promotionOptOut: _ticked, ...added } = payloadOf('promotion-preferences', submission);
    try {
      await api.call('POST /programs/:id/promotion-opt-out/update', { params: { id: filmId }, body: addedMember(added) });
    } catch (error) {
      return toOutcome(error, (message) => toast.error(message ?? text('promotions.failed')));
    }
    toast.success(text('promotions.optOutDone'));
    onOptedOut();
    return { ok: true };
  };
  return (
    <FormDialog
      title={text('promotions.preferences')}
      form="promotion-preferences"
      handle={handle}
      data={data}
      context={context}
      cost={cost}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
