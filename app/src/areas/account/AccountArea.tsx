import { createLatePart } from '@reelform/widgets';
import { useEffect, useState } from 'react';
import { BrowserRouter, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { OutdatedPage, UnreachedPage } from '../../pages/crashed/CrashedPage.tsx';
import { ScreenBoundary } from '../../pages/crashed/ScreenBoundary.tsx';
import { needsSession, paths } from '../../routes.ts';
import { screenNames, screens } from '../../screens.ts';
import { usePortalSession } from '../../session/SessionContext.ts';
import { SessionGuard } from '../../session/SessionGuard.tsx';
import { AreaFrame } from '../AreaFrame.tsx';
import type { AreaProps } from '../Areas.tsx';
import { areaOf } from '../areaOf.ts';

/** Whoever passes the guard of a logged-in screen leaves this area. */
const routes: RouteObject[] = screenNames.map((name) => {
  const path = paths[name];
  if (needsSession(path)) return { path, element: <SessionGuard>{null}</SessionGuard> };
  const Page = createLatePart(() => screens[name].load(), { Missing: UnreachedPage, Gone: OutdatedPage });
  return { path, element: <Page /> };
});

function Screens({ onLeave }: AreaProps) {
  const { store } = usePortalSession();
  const location = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(location);
  const isLeaving = areaOf(location.pathname, store.user() !== undefined) === 'portal';
  // While the other area is fetched, the screen before stays.
  if (!isLeaving && shown !== location) setShown(location);
  useEffect(() => (isLeaving ? onLeave() : undefined), [isLeaving, onLeave]);

  return (
    <AreaFrame location={shown} navigate={navigate}>
      <ScreenBoundary pathname={shown.pathname}>{useRoutes(routes, shown)}</ScreenBoundary>
    </AreaFrame>
  );
}

/** The screens of people without a session, on the declarative part of React Router. */
export function AccountArea({ onLeave }: AreaProps) {
  return (
    <BrowserRouter>
      <Screens onLeave={onLeave} />
    </BrowserRouter>
  );
}
