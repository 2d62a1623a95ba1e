import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import type { FormHandle, JsonObject, Submission, SubmitOutcome } from '@reelform/engine';
import { use, useMemo, useRef } from 'react';
import { ApiError, messageOf } from '../../api/ApiError.ts';
import { Banner } from '../../components/banner/Banner.tsx';
import { useBanner } from '../../components/banner/useBanner.ts';
import { PortalForm } from '../../components/PortalForm.tsx';
import { useUnhiddenPage } from '../../components/useUnhiddenPage.ts';
import { useNavigation } from '../../navigation/NavigationContext.ts';
import { descriptionOf, titleOf } from '../../portal/formTexts.ts';
import type { Handover } from '../../portal/handover.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { payloadOf } from '../../portal/payloadOf.ts';
import { paths } from '../../routes.ts';
import type { UpgradeCandidate } from './useSignup.ts';

/** Props of {@link UpgradeDialog}. */
export interface UpgradeDialogProps {
  readonly candidate: UpgradeCandidate;
  readonly onClose: () => void;
}

/** Offers the free upgrade of a regular account; it takes effect with the login that follows. */
export function UpgradeDialog({ candidate, onClose }: UpgradeDialogProps) {
  const { api, text, loadForm } = usePortal();
  useUnhiddenPage();
  const { navigate } = useNavigation();
  const [failure, showFailure] = useBanner();
  const loaded = use(loadForm('upgrade'));
  const form = useRef<FormHandle>(null);
  const initialData = useMemo(() => {
    const { email, phone, password: _password, ...entries } = candidate.entries;
    const told = { filmmakerEmail: email, ...(phone !== undefined && { filmmakerPhone: phone }) };
    return { ...entries, ...told, userId: candidate.userId, upgrade: true };
  }, [candidate]);

  // Entries that are brought back carry the reference of an earlier request, which is over.
  const keepReference = ({ userId }: JsonObject) => {
    if (userId !== candidate.userId) form.current?.setValue('/userId', candidate.userId);
  };

  const send = async (submission: Submission): Promise<SubmitOutcome> => {
    try {
      await api.call('POST /filmmaker/registrations', { body: payloadOf('upgrade', submission) });
      const handover: Handover = { notices: ['upgrade.done', 'upgrade.confirm'], email: candidate.entries.email };
      navigate(paths.login, { state: handover });
      return { ok: true };
    } catch (error) {
      const message = messageOf(error, text('signup.failed'));
      const errors = error instanceof ApiError ? error.errors : [];
      if (message.includes(text('signup.emailTaken'))) {
        return { ok: false, errors: [{ path: '/filmmakerEmail', keyword: 'conflict', message }] };
      }
      showFailure(message);
      return { ok: false, errors };
    }
  };

  return (
    <Dialog open onOpenChange={(_event, data) => data.open || onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{titleOf(loaded)}</DialogTitle>
          <DialogContent>
            <p>{descriptionOf(loaded)}</p>
            <Banner intent="error" message={failure} />
            <PortalForm
              ref={form}
              name="upgrade"
              loaded={loaded}
              idPrefix="upgrade"
              initialData={initialData}
              onChange={keepReference}
              onSubmit={send}
              onAction={onClose}
            />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
