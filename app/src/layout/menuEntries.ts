import type { IconName } from '../components/Icon.tsx';
import type { PortalConfig } from '../portal/config.ts';
import type { NoticeKey } from '../portal/messages.ts';
import { hrefOf, paths } from '../routes.ts';
import type { Notifications } from '../session/checkSession.ts';
import type { User } from '../session/storedSession.ts';
import { mainPlatformUrl } from './mainPlatformUrl.ts';

/** One line of the main menu. */
export interface MenuEntry {
  readonly kind: 'screen' | 'external';
  readonly label: NoticeKey;
  readonly icon: IconName;
  /** Path of the screen, or address of the external page. */
  readonly href: string;
  /** Further paths of the same screen. */
  readonly alsoAt?: readonly string[];
  /** Carries a badge: what is counted by it. */
  readonly counts?: keyof Notifications;
}

/** Lines of the main menu that belong together. */
export interface MenuGroup {
  /** Absent: the group has no heading. */
  readonly label?: NoticeKey;
  readonly entries: readonly MenuEntry[];
}

const screen = (label: NoticeKey, icon: IconName, path: (typeof paths)[keyof typeof paths]): MenuEntry => ({
  kind: 'screen',
  label,
  icon,
  href: hrefOf(path),
});

/** The main menu: what this user may see of it. */
export const getMenuGroups = (config: PortalConfig, user: User): readonly MenuGroup[] => [
  {
    label: 'menu.profile',
    entries: [
      screen('menu.dashboard', 'dashboard', paths.overview),
      { ...screen('menu.myProfile', 'person', paths.profile), alsoAt: [paths.changePassword] },
    ],
  },
  {
    entries: [
      { ...screen('menu.myFilms', 'films', paths.home), alsoAt: [paths.films, paths.filmView], counts: 'films' },
      { ...screen('menu.myChannel', 'channel', paths.myChannel), alsoAt: [paths.assignVideoOrder], counts: 'channel' },
      ...(user.showResourcesTab
        ? [screen('menu.resources', 'resources', paths.resources), screen('menu.payment', 'payment', paths.payment)]
        : []),
    ],
  },
  {
    entries: [
      { kind: 'external', label: 'menu.faq', icon: 'question', href: config.links.faq },
      { kind: 'external', label: 'menu.contact', icon: 'mail', href: config.links.contact },
      { kind: 'external', label: 'menu.mainPlatform', icon: 'external', href: mainPlatformUrl(config, user.id) },
    ],
  },
];
