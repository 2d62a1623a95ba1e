import { use, useCallback } from 'react';
import { ApiError, messageOf } from '../../api/ApiError.ts';
import { isPassing } from '../../api/isPassing.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { Banner } from '../../components/banner/Banner.tsx';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { TryAgain } from '../../components/TryAgain.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useParameter } from '../../navigation/useParameter.ts';
import { descriptionOf, titleOf } from '../../portal/formTexts.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';
import { AccountSetupForm } from './AccountSetupForm.tsx';

/** Sets up the account of someone who was invited; in place of the form it says why an invitation does not open. */
export function InvitationPage() {
  const { api, text, loadForm } = usePortal();
  const token = useParameter(paths.invitation, 'token');
  const look = useCallback(
    (signal: AbortSignal) => api.call('GET /filmmaker/:token/validate-invitation', { params: { token }, signal }),
    [api, token],
  );
  const answer = useAnswer(look);
  const loaded = use(loadForm('account-setup'));
  const toLogin = (
    <span>
      <RouteLink to={paths.login}>{text('reset.login')}</RouteLink>
    </span>
  );

  if (answer.state === 'answered')
    return (
      <PublicFrame title={titleOf(loaded)} intro={descriptionOf(loaded)} foot={toLogin}>
        <AccountSetupForm token={token} guest={answer.reply.userData} loaded={loaded} onLinkOver={answer.revoke} />
      </PublicFrame>
    );
  if (answer.state === 'asking')
    return (
      <PublicFrame title={text('invitation.title')}>
        <Waiting label={text('invitation.checking')} />
      </PublicFrame>
    );
  const message = messageOf(answer.error, text('error.generic'));
  const isUnknown = answer.error instanceof ApiError && answer.error.code === 'invalid_link';
  return (
    <PublicFrame title={text('invitation.title')} intro={isUnknown ? text('invitation.unknown') : undefined} foot={toLogin}>
      {isPassing(answer.error) ? (
        <TryAgain message={message} onRetry={answer.retry} />
      ) : (
        <Banner intent="error" message={message} />
      )}
    </PublicFrame>
  );
}
