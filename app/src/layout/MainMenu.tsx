import { CounterBadge, mergeClasses } from '@fluentui/react-components';
import { useId } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import { usePortal } from '../portal/PortalContext.ts';
import type { User } from '../session/storedSession.ts';
import { useNotifications } from '../session/useSession.ts';
import { useMainMenuStyles } from './MainMenu.styles.ts';
import { getMenuGroups, type MenuEntry, type MenuGroup } from './menuEntries.ts';

interface EntryProps {
  readonly entry: MenuEntry;
  readonly onChoose: () => void;
}

function ScreenEntry({ entry, onChoose }: EntryProps) {
  const { text } = usePortal();
  const styles = useMainMenuStyles();
  const notifications = useNotifications();
  const count = entry.counts ? notifications[entry.counts] : 0;
  const { pathname } = useLocation();
  const isCurrent = [entry.href, ...(entry.alsoAt ?? [])].some((path) => matchPath(path, pathname) !== null);
  return (
    <Link
      to={entry.href}
      className={mergeClasses(styles.entry, isCurrent && styles.current)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChoose}
    >
      <Icon name={entry.icon} />
      <span className={styles.label}>{text(entry.label)}</span>
      {count > 0 && (
        <>
          <CounterBadge aria-hidden="true" count={count} color="brand" />
          <span className={styles.spoken}>{text('menu.notifications', { count })}</span>
        </>
      )}
    </Link>
  );
}

function ExternalEntry({ entry, onChoose }: EntryProps) {
  const { text } = usePortal();
  const styles = useMainMenuStyles();
  return (
    <a href={entry.href} target="_blank" rel="noopener" className={styles.entry} onClick={onChoose}>
      <Icon name={entry.icon} />
      <span className={styles.label}>{text(entry.label)}</span>
      {entry.icon !== 'external' && (
        <span className={styles.away}>
          <Icon name="external" size={14} />
        </span>
      )}
      <span className={styles.spoken}>({text('menu.newTab')})</span>
    </a>
  );
}

function Group({ group, onChoose }: { readonly group: MenuGroup; readonly onChoose: () => void }) {
  const { text } = usePortal();
  const styles = useMainMenuStyles();
  const headingId = useId();
  return (
    <div className={styles.group}>
      {group.label && (
        <p id={headingId} className={styles.heading}>
          {text(group.label)}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={group.label && headingId}>
        {group.entries.map((entry) => (
          <li key={entry.label}>
            {entry.kind === 'screen' ? (
              <ScreenEntry entry={entry} onChoose={onChoose} />
            ) : (
              <ExternalEntry entry={entry} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Props of {@link MainMenu}. */
export interface MainMenuProps {
  readonly user: User;
  /** Called when something was chosen. */
  readonly onChoose: () => void;
}

/** Lines of the main menu: the portal's screens and the pages outside that belong to it. */
export function MainMenu({ user, onChoose }: MainMenuProps) {
  const { config } = usePortal();
  const styles = useMainMenuStyles();
  return (
    <div className={styles.root}>
      {getMenuGroups(config, user).map((group) => (
        <Group key={group.entries[0]?.label} group={group} onChoose={onChoose} />
      ))}
    </div>
  );
}
