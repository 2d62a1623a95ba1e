import { mergeClasses } from '@fluentui/react-components';
import type { Submission, SubmitOutcome } from '@reelform/engine';
import type { FormPayloads } from '@reelform/schemas/types';
import { use, useState } from 'react';
import { isPassing } from '../../api/isPassing.ts';
import { refusedOutcome } from '../../api/refusedOutcome.ts';
import { retry } from '../../api/retry.ts';
import { Banner } from '../../components/banner/Banner.tsx';
import { useBanner } from '../../components/banner/useBanner.ts';
import { PortalForm } from '../../components/PortalForm.tsx';
import { useNavigation } from '../../navigation/NavigationContext.ts';
import { descriptionOf } from '../../portal/formTexts.ts';
import type { Handover } from '../../portal/handover.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { payloadOf } from '../../portal/payloadOf.ts';
import { paths } from '../../routes.ts';
import { logInInstead } from '../../session/logInInstead.ts';
import { usePortalSession } from '../../session/SessionContext.ts';
import { useSession } from '../../session/useSession.ts';
import { useProfilePageStyles } from '../profile/ProfilePage.styles.ts';

const handover: Handover = { notices: ['password.changed'] };

/** Changes one's own password; the profile follows, or of the staff the desk. */
export function ChangePasswordPage() {
  const { api, text, loadForm } = usePortal();
  const { navigate } = useNavigation();
  const { store } = usePortalSession();
  const user = useSession();
  const next = user?.isStaff ? paths.staff : paths.profile;
  // Password managers tell by it whose password is changed.
  const [initialData] = useState(() => (user ? { email: user.email } : {}));
  const styles = useProfilePageStyles();
  const [failure, showFailure] = useBanner();
  const loaded = use(loadForm('change-password'));

  const save = async (body: FormPayloads['change-password']) => {
    try {
      await api.call('POST /filmmakers/change-password', { body });
    } catch (error) {
      if (!user || !isPassing(error)) throw error;
      // The session ended with the old password, and the answer that brought the new one may be what was lost.
      const logIn = () => logInInstead(api, user.email, body.newPassword, error);
      store.enter(await retry(logIn, {}, (failure) => failure !== error && isPassing(failure)));
    }
  };
  const change = async (submission: Submission): Promise<SubmitOutcome> => {
    try {
      await save(payloadOf('change-password', submission));
      navigate(next, { state: handover });
      return { ok: true };
    } catch (error) {
      return refusedOutcome(error, showFailure, text('error.generic'));
    }
  };

  return (
    <div className={mergeClasses(styles.root, styles.narrow)}>
      <div className={styles.card}>
        <p className={styles.hint}>{descriptionOf(loaded)}</p>
        <Banner intent="error" message={failure} />
        <PortalForm
          name="change-password"
          loaded={loaded}
          initialData={initialData}
          onSubmit={change}
          onAction={() => navigate(next)}
        />
      </div>
    </div>
  );
}
