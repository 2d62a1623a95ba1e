import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { useCallback, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { BrandMark } from '../components/BrandMark.tsx';
import { createPortalPart } from '../components/createPortalPart.tsx';
import { Icon } from '../components/Icon.tsx';
import { LanguageSwitch } from '../components/language-menu/LanguageSwitch.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { PortalToaster } from '../components/toast/PortalToaster.tsx';
import { UploadTray } from '../components/upload-tray/UploadTray.tsx';
import { useMediaQuery } from '../components/useMediaQuery.ts';
import { usePortal } from '../portal/PortalContext.ts';
import { startHelpWidget } from '../session/helpWidget.ts';
import type { User } from '../session/storedSession.ts';
import { UploadsContext } from '../uploads/UploadsContext.ts';
import { useBoardHolder } from '../uploads/useBoardHolder.ts';
import { mainId, useLoggedInLayoutStyles, wideScreen } from './LoggedInLayout.styles.ts';
import { MainMenu } from './MainMenu.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { UserMenu } from './UserMenu.tsx';
import { useArrivalToasts } from './useArrivalToasts.ts';
import { useScreenTitle } from './useScreenTitle.ts';
import { WithSession } from './WithSession.tsx';

const TemporaryDrawer = createPortalPart(async () => (await import('./TemporaryDrawer.tsx')).TemporaryDrawer);

function Frame({ user }: { readonly user: User }) {
  const { config, text } = usePortal();
  const styles = useLoggedInLayoutStyles();
  const isWide = useMediaQuery(wideScreen);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const close = useCallback(() => setIsOpen(false), []);
  const restoreFocus = useRestoreFocusTarget();
  const title = useScreenTitle();
  const uploads = useBoardHolder(user.id);
  useArrivalToasts();
  useEffect(() => startHelpWidget(config.helpWidgetUrl, user), [config, user]);

  return (
    <div className={styles.root}>
      <a href={`#${mainId}`} className={styles.skip}>
        {text('app.skipToContent')}
      </a>
      {isWide ? (
        <nav aria-label={text('menu.main')} className={styles.side}>
          <div className={styles.brand}>
            <BrandMark />
          </div>
          <MainMenu user={user} onChoose={close} />
        </nav>
      ) : (
        wasOpened && <TemporaryDrawer user={user} open={isOpen} onClose={close} />
      )}
      <div className={styles.page}>
        <header className={styles.bar}>
          {!isWide && (
            <Button
              {...restoreFocus}
              appearance="subtle"
              className={styles.menuButton}
              aria-label={text('menu.open')}
              aria-expanded={isOpen}
              icon={<Icon name="menu" />}
              onClick={() => setIsOpen(true)}
            />
          )}
          <PageTitle title={title} className={styles.title} />
          <LanguageSwitch />
          <UserMenu user={user} />
        </header>
        <OfflineBanner />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <UploadsContext value={uploads}>
            <Outlet />
          </UploadsContext>
        </main>
      </div>
      <UploadTray holder={uploads} />
      <PortalToaster />
    </div>
  );
}

/** What stands around every logged-in screen: top bar, main menu, toasts. Nothing is drawn without a session. */
export function LoggedInLayout() {
  return <WithSession Frame={Frame} />;
}
