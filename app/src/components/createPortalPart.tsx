import { createLatePart, type LatePart, type LatePartStandIns, type MissingPartProps } from '@reelform/widgets';
import { type ComponentType, useEffect } from 'react';
import { useText } from '../portal/PortalContext.ts';
import { useToast } from './toast/useToast.ts';

/** Props of {@link UnreachedNotice}: of those of a dialog or drawer what it needs. */
interface UnreachedNoticeProps extends Partial<MissingPartProps> {
  /** @default true */
  readonly open?: boolean;
  readonly onClose?: () => void;
}

/**
 * Says that the code of what was asked for cannot be fetched. What can be closed is closed: it is said again when it is
 * opened again, and a dialog does not open by itself when the server is back, long after it was asked for.
 */
export function UnreachedNotice({ open = true, onClose }: UnreachedNoticeProps) {
  const text = useText();
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is opened
  useEffect(() => {
    if (!open) return;
    toast.error(text('error.network'));
    onClose?.();
  }, [open, text, toast]);
  return null;
}

/** A part of a screen, most of them dialogs, whose code is fetched when it is opened; it says when the server is away. */
export const createPortalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIns: LatePartStandIns<Props> = {},
): LatePart<Props> => createLatePart<Props>(load, { Missing: UnreachedNotice, ...standIns });
