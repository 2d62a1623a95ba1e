import { Avatar, type ButtonProps } from '@fluentui/react-components';
import { Icon } from '../components/Icon.tsx';
import { createLaterMenu, LaterMenu } from '../components/LaterMenu.tsx';
import { useText } from '../portal/PortalContext.ts';
import type { User } from '../session/storedSession.ts';
import { useUserMenuStyles } from './UserMenu.styles.ts';

const OpenUserMenu = createLaterMenu(async () => (await import('./OpenUserMenu.tsx')).OpenUserMenu);

/** The menu under the user's name. */
export function UserMenu({ user }: { readonly user: User }) {
  const text = useText();
  const styles = useUserMenuStyles();
  const trigger: ButtonProps = {
    appearance: 'subtle',
    className: styles.button,
    title: text('menu.user', { name: user.name }),
    icon: <Avatar name={user.name} size={28} color="brand" aria-hidden="true" />,
    children: (
      <>
        <span className={styles.name}>{user.name}</span>
        <Icon name="chevron" size={16} />
      </>
    ),
  };
  return (
    <LaterMenu trigger={trigger}>
      <OpenUserMenu trigger={trigger} />
    </LaterMenu>
  );
}
