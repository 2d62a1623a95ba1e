import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, useRestoreFocusTarget } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import type { ReactElement } from 'react';
import type { NoticeKey } from '../../../portal/messages.ts';
import { useText } from '../../../portal/PortalContext.ts';
import type { FilmRow } from './filmRow.ts';
import { getRowActions, type RowAction } from './rowActions.ts';

const items: { readonly [Action in RowAction]: { readonly label: NoticeKey; readonly icon: ReactElement } } = {
  edit: { label: 'films.action.edit', icon: <EditRegular /> },
  view: { label: 'films.action.view', icon: <EyeRegular /> },
  open: { label: 'films.action.view', icon: <EyeRegular /> },
  promotions: { label: 'films.action.promotions', icon: <MegaphoneRegular /> },
  delete: { label: 'films.action.delete', icon: <DeleteRegular /> },
};

/** Props of {@link RowMenu}. */
export interface RowMenuProps {
  readonly row: FilmRow;
  readonly onAction: (action: RowAction, row: FilmRow) => void;
}

/** What can be done with one film of the list; nothing where nothing can be done. */
export function RowMenu({ row, onAction }: RowMenuProps) {
  const text = useText();
  const comesBackHere = useRestoreFocusTarget();
  const actions = getRowActions(row.statusValue);
  if (actions.length === 0) return null;
  return (
    <Menu positioning={{ autoSize: true, position: 'below', align: 'end' }}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          {...comesBackHere}
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={text('films.action.menu', { title: row.title })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.map((action) => (
            <MenuItem key={action} icon={items[action].icon} onClick={() => onAction(action, row)}>
              {text(items[action].label)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
