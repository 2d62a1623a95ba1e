import { createLatePart, type LatePart, type LatePartStandIns } from '@reelform/widgets';
import { type ComponentType, useEffect } from 'react';
import { useText } from '../portal/PortalContext.ts';
import { useToast } from './toast/useToast.ts';

/** Says once that the code of what was asked for cannot be fetched. */
export function UnreachedNotice() {
  const text = useText();
  const toast = useToast();
  useEffect(() => toast.error(text('error.network')), [text, toast]);
  return null;
}

/** A part of a screen, most of them dialogs, whose code is fetched when it is opened; it says when the server is away. */
export const createPortalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIns: LatePartStandIns<Props> = {},
): LatePart<Props> => createLatePart(load, { Missing: UnreachedNotice, ...standIns });
