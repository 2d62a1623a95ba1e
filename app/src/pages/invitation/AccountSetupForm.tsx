import type { Submission, SubmitOutcome } from '@reelform/engine';
import type { CallTypes } from '@reelform/schemas/api';
import { useMemo } from 'react';
import { isLinkOver } from '../../api/isLinkOver.ts';
import { refusedOutcome } from '../../api/refusedOutcome.ts';
import { Banner } from '../../components/banner/Banner.tsx';
import { useBanner } from '../../components/banner/useBanner.ts';
import { PortalForm } from '../../components/PortalForm.tsx';
import { useNavigation } from '../../navigation/NavigationContext.ts';
import type { LoadedForm } from '../../portal/forms.ts';
import type { Handover } from '../../portal/handover.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { payloadOf } from '../../portal/payloadOf.ts';
import { paths } from '../../routes.ts';

/** Props of {@link AccountSetupForm}. */
export interface AccountSetupFormProps {
  readonly token: string;
  /** What is known of whoever was invited. */
  readonly guest: CallTypes<'GET /filmmaker/:token/validate-invitation'>['reply']['userData'];
  readonly loaded: LoadedForm;
  /** The invitation was used elsewhere, or became too old, since it was opened. */
  readonly onLinkOver: (error: unknown) => void;
}

/** The form of an invitation, filled with what is known; login follows. */
export function AccountSetupForm({ token, guest, loaded, onLinkOver }: AccountSetupFormProps) {
  const { api, text } = usePortal();
  const { navigate } = useNavigation();
  const [failure, showFailure] = useBanner();
  const initialData = useMemo(() => {
    const { phone, ...known } = guest;
    return { ...known, ...(phone !== '' && { phone }) };
  }, [guest]);

  const accept = async (submission: Submission): Promise<SubmitOutcome> => {
    const body = payloadOf('account-setup', submission);
    try {
      await api.call('POST /filmmaker/:token/accept-invitation', { params: { token }, body });
      const handover: Handover = { notices: ['signup.created'], email: body.email };
      navigate(paths.login, { replace: true, state: handover });
      return { ok: true };
    } catch (error) {
      if (isLinkOver(error)) onLinkOver(error);
      return refusedOutcome(error, showFailure, text('signup.failed'));
    }
  };

  return (
    <>
      <Banner intent="error" message={failure} />
      <PortalForm name="account-setup" record={guest.email} loaded={loaded} initialData={initialData} onSubmit={accept} />
    </>
  );
}
