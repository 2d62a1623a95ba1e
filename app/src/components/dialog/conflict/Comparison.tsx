import { Suspense } from 'react';
import { createPortalPart } from '../../createPortalPart.tsx';
import type { ConflictDialogProps } from './ConflictDialog.tsx';
import type { EditConflict } from './EditConflict.ts';

const ConflictDialog = createPortalPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

/** Props of {@link Comparison}. */
export interface ComparisonProps extends Pick<ConflictDialogProps, 'loaded' | 'say' | 'outcome'> {
  /** Absent while there is one version. */
  readonly conflict: EditConflict | undefined;
}

/** The comparison of two versions, whose code is fetched when there are two. */
export const Comparison = ({ conflict, ...shown }: ComparisonProps) =>
  conflict && (
    <Suspense fallback={null}>
      <ConflictDialog {...shown} conflict={conflict} />
    </Suspense>
  );
