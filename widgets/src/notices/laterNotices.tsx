import type { RestoreNoticeProps, UnkeptNoticeProps } from '@reelform/engine';
import { lazy, Suspense } from 'react';

const Restore = lazy(() => import('./RestoreNotice.tsx').then((module) => ({ default: module.RestoreNotice })));
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
