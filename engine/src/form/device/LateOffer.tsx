import { type ReactNode, useEffect, useState } from 'react';
import { keptNames } from './localDraft.ts';
import type { RestoreOfferProps } from './RestoreOffer.tsx';

/** The offer of kept entries, fetched where there are any or some cannot be kept. Where that fails they stay kept. */
export function LateOffer(props: Omit<RestoreOfferProps, 'isUnkept'>): ReactNode {
  const { keeper } = props;
  const [isUnkept, setUnkept] = useState(false);
  const [parts, setParts] = useState<typeof import('./RestoreOffer.tsx')>();
  useEffect(() => {
    keeper.onUnkept = setUnkept;
    if (isUnkept || keptNames(keeper.key).length > 0) import('./RestoreOffer.tsx').then(setParts, () => undefined);
  }, [keeper, isUnkept]);
  return parts && <parts.RestoreOffer {...props} isUnkept={isUnkept} />;
}
