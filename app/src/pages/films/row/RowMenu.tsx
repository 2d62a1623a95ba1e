import { type ButtonProps, Spinner } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { createLaterMenu, LaterMenu } from '../../../components/LaterMenu.tsx';
import { useText } from '../../../portal/PortalContext.ts';
import type { FilmRow } from './filmRow.ts';
import { getRowActions, type RowAction } from './rowActions.ts';

const OpenRowMenu = createLaterMenu(async () => (await import('./OpenRowMenu.tsx')).OpenRowMenu);

/** Props of {@link RowMenu}. */
export interface RowMenuProps {
  readonly row: FilmRow;
  /** The film is being deleted: nothing else can be done with it, and the button says so. */
  readonly isGoing: boolean;
  readonly onAction: (action: RowAction, row: FilmRow) => void;
}

/** What can be done with one film of the list; nothing where nothing can be done. */
export function RowMenu({ row, isGoing, onAction }: RowMenuProps) {
  const text = useText();
  const actions = getRowActions(row.statusValue);
  if (actions.length === 0) return null;
  const trigger: ButtonProps = {
    appearance: 'subtle',
    icon: isGoing ? <Spinner size="tiny" /> : <MoreHorizontalRegular />,
    disabledFocusable: isGoing,
    'aria-label': text(isGoing ? 'films.action.deleting' : 'films.action.menu', { title: row.title }),
  };
  return (
    <LaterMenu trigger={trigger}>
      <OpenRowMenu trigger={trigger} actions={actions} onAction={(action) => onAction(action, row)} />
    </LaterMenu>
  );
}
