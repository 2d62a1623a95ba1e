import type { RestoreNoticeProps, UnkeptNoticeProps } from '@reelform/engine';
import { type ComponentType, lazy, Suspense } from 'react';

/** Fetches the code of the offer to bring entries back. @throws what its import throws; it is tried anew when asked again */
export const fetchRestoreNotice = (): Promise<{ readonly RestoreNotice: ComponentType<RestoreNoticeProps> }> =>
  import('./RestoreNotice.tsx');

const Restore = lazy(() => fetchRestoreNotice().then((module) => ({ default: module.RestoreNotice })));
const Unkept = lazy(() => import('./UnkeptNotice.tsx').then((module) => ({ default: module.UnkeptNotice })));

/** The offer to bring entries back, fetched when there is something to offer. */
export function RestoreNotice(props: RestoreNoticeProps) {
  return (
    <Suspense fallback={null}>
      <Restore {...props} />
    </Suspense>
  );
}

/** What says that entries cannot be kept, fetched when some cannot. */
export function UnkeptNotice(props: UnkeptNoticeProps) {
  return (
    <Suspense fallback={null}>
      <Unkept {...props} />
    </Suspense>
  );
}
