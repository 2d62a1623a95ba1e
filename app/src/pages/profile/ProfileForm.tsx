import type { Submission, SubmitOutcome } from '@reelform/engine';
import type { CallTypes } from '@reelform/schemas/api';
import { useMemo } from 'react';
import { refusedOutcome } from '../../api/refusedOutcome.ts';
import { Banner } from '../../components/banner/Banner.tsx';
import { useBanner } from '../../components/banner/useBanner.ts';
import { PortalForm } from '../../components/PortalForm.tsx';
import { useToast } from '../../components/toast/useToast.ts';
import type { LoadedForm } from '../../portal/forms.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { payloadOf } from '../../portal/payloadOf.ts';
import { usePortalSession } from '../../session/SessionContext.ts';

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps {
  readonly loaded: LoadedForm;
  readonly profile: CallTypes<'GET /filmmakers/profile/:id/view'>['reply']['data'];
  readonly userId: number;
}

/** The form of one's own profile. A saved name is at once the one in the top bar. */
export function ProfileForm({ loaded, profile, userId }: ProfileFormProps) {
  const { api, text } = usePortal();
  const { store } = usePortalSession();
  const toast = useToast();
  const [failure, showFailure] = useBanner();
  const initialData = useMemo(() => Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== '')), [profile]);

  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    const body = payloadOf('profile', submission);
    try {
      const { user } = await api.call('POST /filmmakers/profile/:id/update', { params: { id: userId }, body });
      store.enter(user);
      toast.success(text('profile.updated'));
      return { ok: true };
    } catch (error) {
      return refusedOutcome(error, showFailure, text('error.generic'));
    }
  };

  return (
    <>
      <Banner intent="error" message={failure} />
      <PortalForm name="profile" loaded={loaded} initialData={initialData} onSubmit={save} />
    </>
  );
}
