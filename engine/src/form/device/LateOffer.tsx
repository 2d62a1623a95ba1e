import { type ReactNode, useEffect, useState } from 'react';
import { keptNames } from './localDraft.ts';
import type { RestoreOfferProps } from './RestoreOffer.tsx';

/** The offer of kept entries, fetched where there are any. Where that fails they stay kept. */
export function LateOffer(props: RestoreOfferProps): ReactNode {
  const { key } = props.keeper;
  const [parts, setParts] = useState<Pick<typeof import('../open/openParts.ts'), 'RestoreOffer'>>();
  useEffect(() => {
    if (keptNames(key).length > 0) import('../open/openParts.ts').then(setParts, () => undefined);
  }, [key]);
  return parts && <parts.RestoreOffer {...props} />;
}
