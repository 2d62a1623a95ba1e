import { Suspense, use } from 'react';
import { Banner } from '../../components/banner/Banner.tsx';
import { useBanner } from '../../components/banner/useBanner.ts';
import { createPortalPart } from '../../components/createPortalPart.tsx';
import { PortalForm } from '../../components/PortalForm.tsx';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { titleOf } from '../../portal/formTexts.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';
import { useWayIn } from '../../session/useWayIn.ts';
import { useSignup } from './useSignup.ts';

const UpgradeDialog = createPortalPart(async () => (await import('./UpgradeDialog.tsx')).UpgradeDialog);

/** Signup of a filmmaker; someone who only has a regular account is offered the upgrade. */
export function SignupPage() {
  const { text, loadForm } = usePortal();
  const [failure, showFailure] = useBanner();
  const { signUp, upgrade, closeUpgrade } = useSignup(showFailure);
  const isAsking = useWayIn();
  const loaded = use(loadForm('signup'));

  return (
    <PublicFrame
      title={titleOf(loaded)}
      intro={text('signup.intro')}
      foot={
        <span>
          {text('signup.loginQuestion')} <RouteLink to={paths.login}>{text('signup.login')}</RouteLink>
        </span>
      }
    >
      <Banner intent="error" message={failure} />
      {!isAsking && <PortalForm name="signup" loaded={loaded} onSubmit={signUp} />}
      {upgrade && (
        <Suspense fallback={null}>
          <UpgradeDialog candidate={upgrade} onClose={closeUpgrade} />
        </Suspense>
      )}
    </PublicFrame>
  );
}
