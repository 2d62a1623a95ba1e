import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { titleOf } from '../../portal/formTexts.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { useDrawnForm } from '../../portal/useLoadedForm.ts';
import { paths } from '../../routes.ts';
import { useSession } from '../../session/useSession.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { useProfilePageStyles } from './ProfilePage.styles.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** My Profile: what a filmmaker says about themselves, and the way to another password. */
export function ProfilePage() {
  const { api, text, loadForm } = usePortal();
  const styles = useProfilePageStyles();
  const loaded = use(loadForm('profile'));
  const { data: drawn } = useDrawnForm('profile');
  const user = useSession();
  const { data, isError, refetch } = useQuery({
    queryKey: ['profile', user?.id],
    queryFn: async ({ signal }) => {
      if (!user) throw new Error('Nobody is logged in.');
      return (await api.call('GET /filmmakers/profile/:id/view', { params: { id: user.id }, signal })).data;
    },
    // Asked anew whenever the screen is opened, and never below the person's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: user !== undefined,
  });

  if (isError) return <LoadFailure message={text('profile.loadFailed')} onRetry={() => void refetch()} />;
  const isThere = data !== undefined && user !== undefined && drawn !== undefined;
  return (
    <div className={styles.root}>
      <section className={styles.card} aria-label={titleOf(loaded)}>
        {isThere ? <ProfileForm loaded={drawn} profile={data} userId={user.id} /> : <ProfileSkeleton />}
      </section>
      {/* With the form, which is higher than its outline and would push it away. */}
      {isThere && (
        <section className={styles.card} aria-labelledby="profile-password">
          <h2 id="profile-password" className={styles.heading}>
            {text('profile.password')}
          </h2>
          <p className={styles.hint}>{text('profile.passwordHint')}</p>
          <RouteLink to={paths.changePassword}>{text('profile.changePassword')}</RouteLink>
        </section>
      )}
    </div>
  );
}
