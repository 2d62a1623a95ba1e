import { use, useCallback } from 'react';
import { ApiError, messageOf } from '../../api/ApiError.ts';
import { useAnswer } from '../../api/useAnswer.ts';
import { Banner } from '../../components/banner/Banner.tsx';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { TryAgain } from '../../components/TryAgain.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useParameter } from '../../navigation/useParameter.ts';
import { titleOf } from '../../portal/formTexts.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Sets a new password with the link of a mail, if the link is good. */
export function ResetPasswordPage() {
  const { api, text, loadForm } = usePortal();
  const slug = useParameter(paths.resetPassword, 'slug');
  const check = useCallback(
    (signal: AbortSignal) => api.call('GET /validate-reset-token/:slug', { params: { slug }, signal }),
    [api, slug],
  );
  const answer = useAnswer(check);
  const loaded = use(loadForm('reset-password'));

  const toLogin = (
    <span>
      <RouteLink to={paths.login}>{text('reset.login')}</RouteLink>
    </span>
  );

  if (answer.state === 'failed' && answer.error instanceof ApiError && answer.error.code === 'invalid_link')
    return (
      <PublicFrame title={text('reset.invalid')} foot={toLogin}>
        <Banner intent="error" message={text('reset.invalidHint')} />
        <RouteLink to={paths.forgotPassword} look="button">
          {text('reset.again')}
        </RouteLink>
      </PublicFrame>
    );
  return (
    <PublicFrame title={titleOf(loaded)} foot={toLogin}>
      {answer.state === 'asking' && <Waiting label={text('reset.checking')} />}
      {answer.state === 'failed' && (
        <TryAgain message={messageOf(answer.error, text('error.generic'))} onRetry={answer.retry} />
      )}
      {answer.state === 'answered' && <NewPasswordForm slug={slug} loaded={loaded} onLinkOver={answer.revoke} />}
    </PublicFrame>
  );
}
