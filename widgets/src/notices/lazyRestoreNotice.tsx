import type { RestoreNoticeProps } from '@reelform/engine';
import { lazy, Suspense } from 'react';

const Restore = lazy(() => import('./RestoreNotice.tsx').then((module) => ({ default: module.RestoreNotice })));

/** The offer to bring entries back, fetched when there is something to offer. */
export function RestoreNotice(props: RestoreNoticeProps) {
  return (
    <Suspense fallback={null}>
      <Restore {...props} />
    </Suspense>
  );
}
