import { createLatePart, type LatePart, type LatePartStandIns, type MissingPartProps } from '@reelform/widgets';
import { type ComponentType, useEffect } from 'react';
import type { NoticeKey } from '../portal/messages.ts';
import { useText } from '../portal/PortalContext.ts';
import { useToast } from './toast/useToast.ts';

/** Props of a notice: of those of a dialog or drawer what it needs. */
interface NoticeProps extends Partial<MissingPartProps> {
  /** @default true */
  readonly open?: boolean;
  readonly onClose?: () => void;
}

/**
 * A component that says in passing why the code of what was asked for is not there. What can be closed is closed: it is
 * said again when it is opened again, and a dialog does not open by itself when the server is back, long after it was
 * asked for.
 */
const createNotice = (key: NoticeKey) =>
  function Notice({ open = true, onClose }: NoticeProps) {
    const text = useText();
    const toast = useToast();
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is opened
    useEffect(() => {
      if (!open) return;
      toast.error(text(key));
      onClose?.();
    }, [open, text, toast]);
    return null;
  };

/** Says that the server cannot be reached. */
export const UnreachedNotice = createNotice('error.network');

/** Says that a newer version was published, whose code a page load brings. */
export const OutdatedNotice = createNotice('app.outdated');

/** A part of a screen, most of them dialogs, whose code is fetched when it is opened; it says when the server is away or has another version. */
export const createPortalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIns: LatePartStandIns<Props> = {},
): LatePart<Props> => createLatePart<Props>(load, { Missing: UnreachedNotice, Gone: OutdatedNotice, ...standIns });
