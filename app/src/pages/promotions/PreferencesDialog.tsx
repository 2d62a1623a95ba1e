import type { FormHandle, SubmitOutcome } from '@reelform/engine';
import { promotionsContext } from '@reelform/schemas/api';
import { useMemo, useRef } from 'react';
import { FormDialog } from '../../components/dialog/FormDialog.tsx';
import { toOutcome } from '../../components/dialog/toOutcome.ts';
import { useToast } from '../../components/toast/useToast.ts';
import { usePortal } from '../../portal/PortalContext.ts';
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
  const data = useMemo(() => (promotion.promotionOptOut === 1 ? { promotionOptOut: true } : {}), [promotion]);
  const save = async (): Promise<SubmitOutcome> => {
    try {
      await api.call('POST /programs/:id/promotion-opt-out/update', { params: { id: filmId } });
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
      cost={() => 'nothing'}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
