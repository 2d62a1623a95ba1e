import { type ReactNode, Suspense } from 'react';
import type { Navigation } from '../navigation/NavigationContext.ts';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { SessionFollower } from '../session/SessionFollower.tsx';

/** What stands around an area's screens: the area's router as they see it, and the session that is followed. */
export function AreaFrame({ location, navigate, children }: Navigation & { readonly children: ReactNode }) {
  return (
    <NavigationProvider location={location} navigate={navigate}>
      <SessionFollower />
      <Suspense fallback={null}>{children}</Suspense>
    </NavigationProvider>
  );
}
