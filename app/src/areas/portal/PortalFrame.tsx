import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { NavigationProvider } from '../../navigation/NavigationProvider.tsx';
import { SessionFollower } from '../../session/SessionFollower.tsx';

/** What stands around all screens of the portal, and around the page shown when one crashes. */
export function PortalFrame() {
  return (
    <NavigationProvider location={useLocation()} navigate={useNavigate()}>
      <SessionFollower />
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </NavigationProvider>
  );
}
