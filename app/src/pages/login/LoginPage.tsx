import type { Submission, SubmitOutcome } from '@reelform/engine';
import { use, useMemo } from 'react';
import { ApiError, messageOf } from '../../api/ApiError.ts';
import { Banner } from '../../components/banner/Banner.tsx';
import { useBanner } from '../../components/banner/useBanner.ts';
import { PortalForm } from '../../components/PortalForm.tsx';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { useNavigation } from '../../navigation/NavigationContext.ts';
import { readHandover } from '../../portal/handover.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { payloadOf } from '../../portal/payloadOf.ts';
import { paths } from '../../routes.ts';
import { usePortalSession } from '../../session/SessionContext.ts';
import { useWayIn } from '../../session/useWayIn.ts';

/** Login with e-mail and password; it leads home, or back to where a session was lost. */
export function LoginPage() {
  const { api, text, loadForm } = usePortal();
  const { store } = usePortalSession();
  const { notices, problem, email } = readHandover(useNavigation().location.state);
  const isAsking = useWayIn();
  const [failure, showFailure] = useBanner();
  const loaded = use(loadForm('login'));
  const initialData = useMemo(() => (email === undefined ? undefined : { email }), [email]);

  const logIn = async (submission: Submission): Promise<SubmitOutcome> => {
    try {
      const { user } = await api.call('POST /sessions', { body: payloadOf('login', submission) });
      store.enter(user);
      return { ok: true };
    } catch (error) {
      showFailure(messageOf(error, text('error.generic')));
      return { ok: false, errors: error instanceof ApiError ? error.errors : [] };
    }
  };

  return (
    <PublicFrame
      title={text('login.title')}
      intro={text('login.intro')}
      foot={
        <>
          <span>
            <RouteLink to={paths.forgotPassword}>{text('login.forgot')}</RouteLink>
          </span>
          <span>
            {text('login.registerQuestion')} <RouteLink to={paths.signup}>{text('login.register')}</RouteLink>
          </span>
        </>
      }
    >
      <Banner intent="success" message={notices?.map((notice) => text(notice)).join(' ')} />
      <Banner intent="error" message={failure ?? (problem && text(problem))} />
      {!isAsking && <PortalForm name="login" loaded={loaded} initialData={initialData} onSubmit={logIn} />}
    </PublicFrame>
  );
}
