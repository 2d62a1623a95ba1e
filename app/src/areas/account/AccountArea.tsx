import { type ComponentType, lazy, useEffect, useState } from 'react';
import { BrowserRouter, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { OutdatedPage, UnreachedPage } from '../../pages/crashed/CrashedPage.tsx';
import { ScreenBoundary } from '../../pages/crashed/ScreenBoundary.tsx';
import { needsSession, paths } from '../../routes.ts';
import { findScreen, type Screen, screenNames, screens } from '../../screens.ts';
import { usePortalSession } from '../../session/SessionContext.ts';
import { SessionGuard } from '../../session/SessionGuard.tsx';
import { AreaFrame } from '../AreaFrame.tsx';
import type { AreaProps } from '../Areas.tsx';
import { areaOf } from '../areaOf.ts';
import { fetchScreen } from '../fetchScreen.ts';

const standIns = { Missing: UnreachedPage, Gone: OutdatedPage };

const fetchPage = (screen: Screen) => fetchScreen(() => screen.load(), standIns);

/** Whoever passes the guard of a logged-in screen leaves this area. @param here the screen that is there already */
const createRoutes = (here: Screen, Here: ComponentType | undefined): RouteObject[] =>
  screenNames.map((name) => {
    const path = paths[name];
    if (needsSession(path)) return { path, element: <SessionGuard>{null}</SessionGuard> };
    const screen = screens[name];
    const Page = screen === here && Here ? Here : lazy(async () => ({ default: await fetchPage(screen) }));
    return { path, element: <Page /> };
  });

function Screens({ routes, onLeave }: AreaProps & { readonly routes: RouteObject[] }) {
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

/**
 * Opens the area of people without a session, on the declarative part of React Router, with the screen at the current
 * address: before one that it has to wait for, React leaves the page empty for 0.3 s at least.
 */
export const openAccount = async (): Promise<ComponentType<AreaProps>> => {
  const { pathname } = window.location;
  const screen = findScreen(pathname);
  const routes = createRoutes(screen, needsSession(pathname) ? undefined : await fetchPage(screen));
  return function AccountArea({ onLeave }) {
    return (
      <BrowserRouter>
        <Screens routes={routes} onLeave={onLeave} />
      </BrowserRouter>
    );
  };
};
