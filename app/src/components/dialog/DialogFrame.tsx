import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  mergeClasses,
  useMergedRefs,
} from '@fluentui/react-components';
import { useOpenDialog } from '@reelform/widgets';
import type { ReactNode } from 'react';
import { useText } from '../../portal/PortalContext.ts';
import { useDialogFoot } from '../dialogFoot.ts';
import { useUnhiddenPage } from '../useUnhiddenPage.ts';
import { useDialogStyles } from './dialog.styles.ts';
import { useEscapeFromVideo } from './useEscapeFromVideo.ts';
import { useFocusInside } from './useFocusInside.ts';
import { useScrollByKeys } from './useScrollByKeys.ts';

/** Props of {@link DialogFrame}. */
export interface DialogFrameProps {
  readonly title: string;
  /** Escape, a press beside the dialog, or the browser's Back. */
  readonly onClose: () => void;
  /** Whether the content is a table that needs room. @default false */
  readonly isWide?: boolean;
  /** Buttons below the content; `null` where the content has its own. @default one that closes it */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Also over another dialog, which would look as if it could be used. */
const dimmed = { appearance: 'dimmed' } as const;

/** Closes a dialog that is only looked at. */
export function CloseButton({ onClose }: Pick<DialogFrameProps, 'onClose'>) {
  return <Button onClick={onClose}>{useText()('film.view.close')}</Button>;
}

/** The frame of a large dialog, which fills the screen of a phone. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, onClose, isWide = false, actions = <CloseButton onClose={onClose} />, children } = props;
  const styles = useDialogStyles();
  useUnhiddenPage();
  useOpenDialog(true, onClose);
  const content = useMergedRefs(useEscapeFromVideo(onClose), useScrollByKeys());
  const body = useFocusInside();
  const foot = useDialogFoot();
  return (
    <Dialog open onOpenChange={(_event, data) => data.open || onClose()}>
      <DialogSurface backdrop={dimmed} className={mergeClasses(styles.surface, isWide && styles.wide)}>
        <DialogBody ref={body} tabIndex={-1} className={styles.body}>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent ref={content} className={styles.content}>
            {children}
          </DialogContent>
          {actions !== null && (
            <DialogActions ref={foot} fluid>
              {actions}
            </DialogActions>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
