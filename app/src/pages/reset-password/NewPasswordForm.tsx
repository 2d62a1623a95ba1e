import type { Submission, SubmitOutcome } from '@reelform/engine';
import { useRef } from 'react';
import { isLinkOver } from '../../api/isLinkOver.ts';
import { isPassing } from '../../api/isPassing.ts';
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
import { usePortalSession } from '../../session/SessionContext.ts';

const handover: Handover = { notices: ['reset.done'] };
const perhapsSet: Handover = { notices: ['reset.perhaps'] };

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  /** The link's secret. */
  readonly slug: string;
  readonly loaded: LoadedForm;
  /** The link was used elsewhere, or became too old, since it was checked. */
  readonly onLinkOver: (error: unknown) => void;
}

/** The two fields of a new password, behind a good link; login follows, as every session has ended. */
export function NewPasswordForm({ slug, loaded, onLinkOver }: NewPasswordFormProps) {
  const { api, text } = usePortal();
  const { store } = usePortalSession();
  const { navigate } = useNavigation();
  const [failure, showFailure] = useBanner();
  const isLost = useRef(false);

  const set = async (submission: Submission): Promise<SubmitOutcome> => {
    try {
      await api.call('POST /set-new-password/:slug', { params: { slug }, body: payloadOf('reset-password', submission) });
      store.leave();
      navigate(paths.login, { replace: true, state: handover });
      return { ok: true };
    } catch (error) {
      // The link is used up by the call whose answer was lost.
      if (isLinkOver(error) && isLost.current) {
        store.leave();
        navigate(paths.login, { replace: true, state: perhapsSet });
        return { ok: true };
      }
      isLost.current ||= isPassing(error);
      if (isLinkOver(error)) onLinkOver(error);
      return refusedOutcome(error, showFailure, text('error.generic'));
    }
  };

  return (
    <>
      <Banner intent="error" message={failure} />
      <PortalForm name="reset-password" loaded={loaded} onSubmit={set} />
    </>
  );
}
