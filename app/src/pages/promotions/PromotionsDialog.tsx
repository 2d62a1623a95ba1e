import { useMemo, useState } from 'react';
import { FormDialog } from '../../components/dialog/FormDialog.tsx';
import { costOf } from '../../portal/leaveCost.ts';
import { useText } from '../../portal/PortalContext.ts';
import { useSession } from '../../session/useSession.ts';
import type { FilmRow } from '../films/row/filmRow.ts';
import { PreferencesDialog } from './PreferencesDialog.tsx';
import { PromotionHead } from './PromotionHead.tsx';
import { PromptDialog } from './PromptDialog.tsx';
import { usePromotionForm } from './usePromotionForm.ts';
import type { PromptName } from './usePrompts.ts';

/** Props of {@link PromotionsDialog}. */
export interface PromotionsDialogProps {
  readonly row: FilmRow;
  readonly onClose: () => void;
}

/** A film's promotion: its link, the interviews that go with it, and the way out of it. */
export function PromotionsDialog({ row, onClose }: PromotionsDialogProps) {
  const text = useText();
  const userId = useSession()?.id;
  const [open, setOpen] = useState<'preferences' | PromptName>();
  const { handle, promotion, data, context, failed, retry, refresh, attachments, refreshDraft, conflict, save } =
    usePromotionForm(row, onClose);
  const services = useMemo(() => ({ uploads: attachments.uploads }), [attachments]);
  const close = () => setOpen(undefined);
  return (
    <>
      <FormDialog
        title={text('promotions.title', { title: row.title })}
        form="promotions"
        handle={handle}
        data={data}
        failed={failed}
        onRetry={retry}
        context={context}
        services={services}
        localDraftKey={`promotions/${userId ?? ''}/${row.id}`}
        cost={() => costOf(handle.current, attachments.active())}
        refreshDraft={refreshDraft}
        conflict={conflict}
        onSubmit={save}
        onClose={onClose}
      >
        {promotion && (
          <PromotionHead row={row} promotion={promotion} onPrompt={setOpen} onPreferences={() => setOpen('preferences')} />
        )}
      </FormDialog>
      {open === 'preferences' && promotion && (
        <PreferencesDialog
          filmId={row.id}
          promotion={promotion}
          onClose={close}
          onOptedOut={() => {
            close();
            refresh();
          }}
        />
      )}
      {open !== undefined && open !== 'preferences' && <PromptDialog name={open} onClose={close} />}
    </>
  );
}
