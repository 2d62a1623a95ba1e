import { Button, DrawerBody, DrawerHeader, DrawerHeaderTitle, OverlayDrawer } from '@fluentui/react-components';
import { useOpenDialog } from '@reelform/widgets';
import { BrandMark } from '../components/BrandMark.tsx';
import { Icon } from '../components/Icon.tsx';
import { useText } from '../portal/PortalContext.ts';
import type { User } from '../session/storedSession.ts';
import { MainMenu } from './MainMenu.tsx';
import { useTemporaryDrawerStyles } from './TemporaryDrawer.styles.ts';

/** Props of {@link TemporaryDrawer}. */
export interface TemporaryDrawerProps {
  readonly user: User;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The main menu over the page, on small screens. Escape, a press beside it and every choice close it. */
export function TemporaryDrawer({ user, open, onClose }: TemporaryDrawerProps) {
  const text = useText();
  const styles = useTemporaryDrawerStyles();
  useOpenDialog(open, onClose);
  return (
    <OverlayDrawer
      position="start"
      open={open}
      onOpenChange={(_event, data) => data.open || onClose()}
      aria-label={text('menu.main')}
    >
      <DrawerHeader className={styles.header}>
        <DrawerHeaderTitle
          heading={{ as: 'div' }}
          action={<Button appearance="subtle" aria-label={text('menu.close')} icon={<Icon name="close" />} onClick={onClose} />}
        >
          <BrandMark />
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        <nav aria-label={text('menu.main')}>
          <MainMenu user={user} onChoose={onClose} />
        </nav>
      </DrawerBody>
    </OverlayDrawer>
  );
}
