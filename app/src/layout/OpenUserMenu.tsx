import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import type { LaterMenuProps } from '../components/LaterMenu.tsx';
import { useText } from '../portal/PortalContext.ts';
import { paths } from '../routes.ts';

/** The menu under the user's name, open. */
export function OpenUserMenu({ trigger }: Pick<LaterMenuProps, 'trigger'>) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Menu defaultOpen>
      <MenuTrigger disableButtonEnhancement>
        <Button {...trigger} />
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
