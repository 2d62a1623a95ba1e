import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, useRestoreFocusTarget } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone';
import type { ReactElement } from 'react';
import type { LaterMenuProps } from '../../../components/LaterMenu.tsx';
import type { NoticeKey } from '../../../portal/messages.ts';
import { useText } from '../../../portal/PortalContext.ts';
import type { RowAction } from './rowActions.ts';

const items: { readonly [Action in RowAction]: { readonly label: NoticeKey; readonly icon: ReactElement } } = {
  edit: { label: 'films.action.edit', icon: <EditRegular /> },
  view: { label: 'films.action.view', icon: <EyeRegular /> },
  open: { label: 'films.action.view', icon: <EyeRegular /> },
  promotions: { label: 'films.action.promotions', icon: <MegaphoneRegular /> },
  delete: { label: 'films.action.delete', icon: <DeleteRegular /> },
};

/** Props of {@link OpenRowMenu}. */
export interface OpenRowMenuProps extends Pick<LaterMenuProps, 'trigger'> {
  readonly actions: readonly RowAction[];
  readonly onAction: (action: RowAction) => void;
}

/** What can be done with one film of the list, open. */
export function OpenRowMenu({ trigger, actions, onAction }: OpenRowMenuProps) {
  const text = useText();
  const comesBackHere = useRestoreFocusTarget();
  return (
    <Menu defaultOpen positioning={{ autoSize: true, position: 'below', align: 'end' }}>
      <MenuTrigger disableButtonEnhancement>
        <Button {...comesBackHere} {...trigger} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map((action) => (
            <MenuItem key={action} icon={items[action].icon} onClick={() => onAction(action)}>
              {text(items[action].label)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
