import type { Submission, SubmitOutcome } from '@reelform/engine';
import type { FormPayloads } from '@reelform/schemas/types';
import { useCallback, useState } from 'react';
import { refusedOutcome } from '../../api/refusedOutcome.ts';
import { useNavigation } from '../../navigation/NavigationContext.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { payloadOf } from '../../portal/payloadOf.ts';
import { paths } from '../../routes.ts';
import { usePortalSession } from '../../session/SessionContext.ts';
import { useRegistration } from './useRegistration.ts';

/** Someone with a regular account who can be upgraded. */
export interface UpgradeCandidate {
  readonly entries: FormPayloads['signup'];
  /** The short-lived reference that the server answered. */
  readonly userId: string;
}

/** What the signup screen works with. */
export interface Signup {
  readonly signUp: (submission: Submission) => Promise<SubmitOutcome>;
  /** Whom the upgrade is offered to; `undefined`: the dialog is closed. */
  readonly upgrade: UpgradeCandidate | undefined;
  readonly closeUpgrade: () => void;
}

/** Signs up: asks for the e-mail first, then registers, or offers the upgrade of a regular account. */
export const useSignup = (showFailure: (message: string) => void): Signup => {
  const { api, text, loadForm } = usePortal();
  const { store } = usePortalSession();
  const { navigate } = useNavigation();
  const register = useRegistration();
  const [upgrade, setUpgrade] = useState<UpgradeCandidate>();

  const signUp = async (submission: Submission): Promise<SubmitOutcome> => {
    const body = payloadOf('signup', submission);
    try {
      const { data } = await api.call('POST /check-user-exist', { body: { email: body.email } });
      if (data.userExist && data.userId !== null) {
        // First, so that nothing takes the place of what was typed where it cannot be had.
        await loadForm('upgrade');
        setUpgrade({ entries: body, userId: data.userId });
        return { ok: false, errors: [] };
      }
      store.enter(await register(body));
      navigate(paths.home, { replace: true, state: { notices: ['signup.created'] } });
      return { ok: true };
    } catch (error) {
      return refusedOutcome(error, showFailure, text('signup.failed'));
    }
  };

  return { signUp, upgrade, closeUpgrade: useCallback(() => setUpgrade(undefined), []) };
};
