import { type ReactNode, useSyncExternalStore } from 'react';
import type { News } from './news.ts';
import { putOffScreen } from './offScreen.ts';

/** The live region that reads out a form's news. */
export function NewsRegion({ news }: { readonly news: News }): ReactNode {
  const { id, text } = useSyncExternalStore(news.subscribe, news.latest, news.latest);
  return (
    <div role="status" aria-live="polite" ref={putOffScreen}>
      <span key={id}>{text}</span>
    </div>
  );
}
