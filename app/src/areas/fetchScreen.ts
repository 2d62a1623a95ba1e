import { createLatePart, type LatePartStandIns } from '@reelform/widgets';
import type { ComponentType } from 'react';

/**
 * Fetches what is drawn at a place. Routers and React remember a failure till the next page load: what is drawn then asks
 * anew, and says that the server is away.
 */
export const fetchScreen = (load: () => Promise<ComponentType>, standIns: LatePartStandIns<object>): Promise<ComponentType> =>
  load().catch(() => createLatePart(load, standIns));
