import { Button } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { isPassing } from '../../api/isPassing.ts';
import { PublicFrame } from '../../components/PublicFrame.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useNavigation } from '../../navigation/NavigationContext.ts';
import type { Handover } from '../../portal/handover.ts';
import { usePortal } from '../../portal/PortalContext.ts';
import { hrefOf, paths } from '../../routes.ts';
import { usePortalSession } from '../../session/SessionContext.ts';
import { useAutoLoginStyles } from './AutoLoginPage.styles.ts';

/** Logs in with the secret of a link from the main platform. Whoever is logged in already is asked first. */
export function AutoLoginPage() {
  const { api, text } = usePortal();
  const { store, loginToken } = usePortalSession();
  const { navigate } = useNavigation();
  const styles = useAutoLoginStyles();
  const [present] = useState(() => store.user());
  const [isWanted, setIsWanted] = useState(present === undefined);

  // The screen stays while the portal is fetched; the secret opens once.
  const isOver = useRef(false);

  useEffect(() => {
    if (isOver.current || (loginToken !== undefined && !isWanted)) return;
    isOver.current = true;
    const fail = (error?: unknown) => {
      const state: Handover = { problem: isPassing(error) ? 'autoLogin.unanswered' : 'autoLogin.failed' };
      navigate(paths.logout, { replace: true, state });
    };
    if (loginToken === undefined) {
      fail();
      return;
    }
    api.call('POST /filmmaker-login-validate', { body: { token: loginToken } }).then(({ user }) => {
      store.enter(user);
      navigate(paths.home, { replace: true });
    }, fail);
  }, [api, isWanted, loginToken, navigate, store]);

  if (isWanted || loginToken === undefined || !present)
    return (
      <PublicFrame title={text('autoLogin.progress')}>
        <Waiting label={text('app.loading')} />
      </PublicFrame>
    );
  const { name } = present;
  return (
    <PublicFrame title={text('autoLogin.title')} intro={text('autoLogin.question', { name })}>
      <div className={styles.choices}>
        <Button appearance="primary" onClick={() => setIsWanted(true)}>
          {text('autoLogin.continue')}
        </Button>
        <Button onClick={() => navigate(hrefOf(paths.home), { replace: true })}>{text('autoLogin.stay', { name })}</Button>
      </div>
    </PublicFrame>
  );
}
