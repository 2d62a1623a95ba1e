import { Avatar, Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import { useText } from '../portal/PortalContext.ts';
import { paths } from '../routes.ts';
import type { User } from '../session/storedSession.ts';
import { useUserMenuStyles } from './UserMenu.styles.ts';

/** The menu under the user's name. */
export function UserMenu({ user }: { readonly user: User }) {
  const text = useText();
  const styles = useUserMenuStyles();
  const navigate = useNavigate();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={styles.button}
          title={text('menu.user', { name: user.name })}
          icon={<Avatar name={user.name} size={28} color="brand" aria-hidden="true" />}
        >
          <span className={styles.name}>{user.name}</span>
          <Icon name="chevron" size={16} />
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<Icon name="logout" />} onClick={() => void navigate(paths.logout)}>
            {text('menu.logout')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
