import type { ErrorSummaryProps, RestoreNoticeProps } from '@reelform/engine';
import { lazy, Suspense } from 'react';

/** The lines of a summary without any look, for the moment before its code is there and for when it does not come. */
function PlainSummary({ lines }: ErrorSummaryProps) {
  return (
    <ul>
      {lines.map(({ path, keyword, label, message }) => (
        <li key={`${path} ${keyword} ${message}`}>
          {label}: {message}
        </li>
      ))}
    </ul>
  );
}

const Summary = lazy(() =>
  import('./ErrorSummary.tsx').then(
    (module) => ({ default: module.ErrorSummary }),
    () => ({ default: PlainSummary }),
  ),
);

const Restore = lazy(() => import('./RestoreNotice.tsx').then((module) => ({ default: module.RestoreNotice })));

/** The error summary, fetched when a submission is refused for the first time. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return (
    <Suspense fallback={<PlainSummary {...props} />}>
      <Summary {...props} />
    </Suspense>
  );
}

/** The offer to bring entries back, fetched when there is something to offer. */
export function RestoreNotice(props: RestoreNoticeProps) {
  return (
    <Suspense fallback={null}>
      <Restore {...props} />
    </Suspense>
  );
}
