import { type FormHandle, type JsonObject, mergeDocuments, type Submission, type SubmitOutcome } from '@reelform/engine';
import { dropUnknown } from '@reelform/engine/validation';
import { useMemo, useRef, useState } from 'react';
import { refusedOutcome } from '../../api/refusedOutcome.ts';
import { Banner } from '../../components/banner/Banner.tsx';
import { useBanner } from '../../components/banner/useBanner.ts';
import { Comparison } from '../../components/dialog/conflict/Comparison.tsx';
import type { EditConflict } from '../../components/dialog/conflict/EditConflict.ts';
import { LeaveQuestion } from '../../components/LeaveQuestion.tsx';
import { PortalForm } from '../../components/PortalForm.tsx';
import { useToast } from '../../components/toast/useToast.ts';
import type { LoadedForm } from '../../portal/forms.ts';
import { questionOf } from '../../portal/leaveCost.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { payloadOf } from '../../portal/payloadOf.ts';
import { usePortalSession } from '../../session/SessionContext.ts';
import { entriesOf, type Profile } from './profileEntries.ts';

/** Props of {@link ProfileForm}. */
export interface ProfileFormProps {
  readonly loaded: LoadedForm;
  readonly profile: Profile;
  readonly userId: number;
}

/** The form of one's own profile. A saved name is at once the one in the top bar. */
export function ProfileForm({ loaded, profile, userId }: ProfileFormProps) {
  const { api, text } = usePortal();
  const { store } = usePortalSession();
  const toast = useToast();
  const [failure, showFailure] = useBanner();
  const initialData = useMemo(() => entriesOf(profile), [profile]);
  const handle = useRef<FormHandle>(null);
  const base = useRef(initialData);
  const [clash, setClash] = useState<{ readonly theirs: JsonObject; readonly submission: Submission }>();

  const save = async (submission: Submission): Promise<SubmitOutcome> => {
    const params = { id: userId };
    showFailure(undefined);
    try {
      const { data } = await api.call('GET /filmmakers/profile/:id/view', { params });
      const stored = dropUnknown(loaded.form, entriesOf(data));
      // Another window may have saved meanwhile.
      const { merged, overlaps } = mergeDocuments(base.current, submission.data, stored);
      if (overlaps.length > 0) {
        setClash({ theirs: stored, submission });
        return { ok: false, errors: [] };
      }
      const body = payloadOf('profile', { data: merged });
      const { user } = await api.call('POST /filmmakers/profile/:id/update', { params, body });
      base.current = submission.data;
      store.enter(user);
      toast.success(text('profile.updated'));
      return { ok: true };
    } catch (error) {
      return refusedOutcome(error, showFailure, text('error.generic'));
    }
  };

  const conflict: EditConflict | undefined = clash && {
    intro: 'profile.conflict',
    base: base.current,
    mine: clash.submission.data,
    theirs: clash.theirs,
    async settle(chosen) {
      setClash(undefined);
      base.current = clash.theirs;
      handle.current?.settle(clash.theirs);
      handle.current?.replace(chosen);
      await handle.current?.press(clash.submission.action);
    },
    leave: () => setClash(undefined),
  };

  return (
    <>
      <Banner intent="error" message={failure} />
      <PortalForm ref={handle} name="profile" loaded={loaded} initialData={initialData} onSubmit={save} />
      <Comparison loaded={loaded} conflict={conflict} />
      <LeaveQuestion question={() => questionOf(handle.current)} />
    </>
  );
}
