import { mergeClasses } from '@fluentui/react-components';
import { Link, matchPath, Outlet, useLocation } from 'react-router-dom';
import { Icon, type IconName } from '../../components/Icon.tsx';
import { LanguageSwitch } from '../../components/language-menu/LanguageSwitch.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PortalToaster } from '../../components/toast/PortalToaster.tsx';
import { UploadTray } from '../../components/upload-tray/UploadTray.tsx';
import type { NoticeKey } from '../../portal/messages.ts';
import { useText } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';
import type { User } from '../../session/storedSession.ts';
import { UploadsContext } from '../../uploads/UploadsContext.ts';
import { useBoardHolder } from '../../uploads/useBoardHolder.ts';
import { mainId, useLoggedInLayoutStyles } from '../LoggedInLayout.styles.ts';
import { OfflineBanner } from '../OfflineBanner.tsx';
import { UserMenu } from '../UserMenu.tsx';
import { useArrivalToasts } from '../useArrivalToasts.ts';
import { useScreenTitle } from '../useScreenTitle.ts';
import { WithSession } from '../WithSession.tsx';
import { useStaffLayoutStyles } from './StaffLayout.styles.ts';

interface Entry {
  readonly label: NoticeKey;
  readonly icon: IconName;
  readonly at: readonly string[];
}

const entries: readonly Entry[] = [
  { label: 'staff.title', icon: 'films', at: [paths.staff, paths.staffFilm] },
  { label: 'staff.channels', icon: 'channel', at: [paths.staffChannels, paths.staffChannel] },
  { label: 'staff.library', icon: 'resources', at: [paths.staffResources] },
  { label: 'staff.outbox', icon: 'mail', at: [paths.staffOutbox] },
];

/** Where one is, the way to the other screens, uploads and messages. */
function Frame({ user }: { readonly user: User }) {
  const text = useText();
  const frame = useLoggedInLayoutStyles();
  const styles = useStaffLayoutStyles();
  const title = useScreenTitle();
  const { pathname } = useLocation();
  const uploads = useBoardHolder(user.id);
  useArrivalToasts();
  return (
    <>
      <div className={styles.root}>
        <a href={`#${mainId}`} className={frame.skip}>
          {text('app.skipToContent')}
        </a>
        <header className={styles.bar}>
          <span className={styles.area}>{text('staff.area')}</span>
          <nav aria-label={text('staff.menu')} className={styles.menu}>
            {entries.map(({ label, icon, at }) => {
              const isCurrent = at.some((path) => matchPath(path, pathname) !== null);
              return (
                <Link
                  key={label}
                  to={at[0] ?? paths.staff}
                  className={mergeClasses(styles.link, isCurrent && styles.current)}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  <Icon name={icon} />
                  {text(label)}
                </Link>
              );
            })}
          </nav>
          <LanguageSwitch />
          <UserMenu user={user} />
        </header>
        <OfflineBanner />
        <main id={mainId} tabIndex={-1} className={styles.main}>
          <PageTitle title={title} className={styles.title} />
          <UploadsContext value={uploads}>
            <Outlet />
          </UploadsContext>
        </main>
      </div>
      <UploadTray holder={uploads} />
      <PortalToaster />
    </>
  );
}

/** What stands around every screen of the staff desk. Nothing is drawn without a session. */
export function StaffLayout() {
  return <WithSession Frame={Frame} />;
}
