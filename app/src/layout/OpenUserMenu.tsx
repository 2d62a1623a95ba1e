import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import type { LaterMenuProps } from '../components/LaterMenu.tsx';
import { useText } from '../portal/PortalContext.ts';
import { paths } from '../routes.ts';
import { useSession } from '../session/useSession.ts';

/** The menu under the user's name, open. Filmmakers find the way to a new password in their profile, the staff have none. */
export function OpenUserMenu({ trigger }: Pick<LaterMenuProps, 'trigger'>) {
  const text = useText();
  const navigate = useNavigate();
  const isStaff = useSession()?.isStaff;
  return (
    <Menu defaultOpen>
      <MenuTrigger disableButtonEnhancement>
        <Button {...trigger} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {isStaff && (
            <MenuItem icon={<Icon name="key" />} onClick={() => void navigate(paths.staffPassword)}>
              {text('password.title')}
            </MenuItem>
          )}
          <MenuItem icon={<Icon name="logout" />} onClick={() => void navigate(paths.logout)}>
            {text('menu.logout')}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
