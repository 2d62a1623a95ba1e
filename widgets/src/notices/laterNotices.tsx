import type { RestoreNoticeProps, UnkeptNoticeProps } from '@reelform/engine';
import type { ComponentType } from 'react';
import { createLatePart } from '../createLatePart.tsx';

/** Fetches the code of the offer to bring entries back. @throws what its import throws; it is tried anew when asked again */
export const fetchRestoreNotice = (): Promise<{ readonly RestoreNotice: ComponentType<RestoreNoticeProps> }> =>
  import('./RestoreNotice.tsx');

const Nothing = () => null;
const Paragraph = ({ text }: UnkeptNoticeProps) => <p>{text}</p>;

/** The offer to bring entries back, fetched when there is something to offer. Where that fails, they stay kept. */
export const RestoreNotice = createLatePart<RestoreNoticeProps>(async () => (await fetchRestoreNotice()).RestoreNotice, {
  Gone: Nothing,
});

/** What says that entries cannot be kept, fetched when some cannot: where that fails too, nothing else may be lost by it. */
export const UnkeptNotice = createLatePart<UnkeptNoticeProps>(async () => (await import('./UnkeptNotice.tsx')).UnkeptNotice, {
  Missing: Paragraph,
  Gone: Paragraph,
});
