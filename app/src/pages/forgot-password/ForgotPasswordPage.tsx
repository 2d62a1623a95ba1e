import type { Submission, SubmitOutcome } from '@reelform/engine';
import { use, useEffect, useState } from 'react';
import { refusedOutcome } from '../../api/refusedOutcome.ts';
import { Banner } from '../../components/banner/Banner.tsx';
import { useBanner } from '../../components/banner/useBanner.ts';
import { PortalForm } from '../../components/PortalForm.tsx';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { useNavigation } from '../../navigation/NavigationContext.ts';
import { descriptionOf, titleOf } from '../../portal/formTexts.ts';
import type { Handover } from '../../portal/handover.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { payloadOf } from '../../portal/payloadOf.ts';
import { paths } from '../../routes.ts';

/** Time until login is shown after a request, in ms (section 9 of the specification). */
const redirectDelay = 2000;

/** Asks for a link by mail, with which a new password is set. Whether there is such an account it does not say. */
export function ForgotPasswordPage() {
  const { api, text, loadForm } = usePortal();
  const { navigate } = useNavigation();
  const [failure, showFailure] = useBanner();
  const [sentTo, setSentTo] = useState<string>();
  const loaded = use(loadForm('forgot-password'));

  useEffect(() => {
    if (sentTo === undefined) return undefined;
    const handover: Handover = { notices: ['reset.sentHint'], email: sentTo };
    const timer = setTimeout(() => navigate(paths.login, { replace: true, state: handover }), redirectDelay);
    return () => clearTimeout(timer);
  }, [sentTo, navigate]);

  const send = async (submission: Submission): Promise<SubmitOutcome> => {
    const body = payloadOf('forgot-password', submission);
    try {
      await api.call('POST /reset-password', { body });
      setSentTo(body.email);
      showFailure(undefined);
      return { ok: true };
    } catch (error) {
      return refusedOutcome(error, showFailure, text('error.generic'));
    }
  };

  return (
    <PublicFrame
      title={titleOf(loaded)}
      intro={descriptionOf(loaded)}
      foot={
        <span>
          <RouteLink to={paths.login}>{text('reset.login')}</RouteLink>
        </span>
      }
    >
      <Banner intent="success" message={sentTo && text('reset.sent')} />
      <Banner intent="error" message={failure} />
      <PortalForm name="forgot-password" loaded={loaded} disabled={sentTo !== undefined} onSubmit={send} />
    </PublicFrame>
  );
}
