import { Suspense, useState } from 'react';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ScreenBoundary } from './pages/crashed/ScreenBoundary.tsx';
import { paths } from './routes.ts';
import { layout, loggedInScreens, publicScreens, type Screen, unknownScreen } from './screenTable.tsx';
import { usePortalSession } from './session/SessionContext.ts';

/** Lets people with a session pass and sends others to the logout; a session that ends later is followed elsewhere. */
function SessionGuard() {
  const { store } = usePortalSession();
  const [isLoggedIn] = useState(() => store.user() !== undefined);
  return isLoggedIn ? <layout.Page /> : <Navigate to={paths.logout} replace />;
}

const routeOf = ({ path, Page }: Screen): RouteObject => ({ path, element: <Page /> });

const routes: RouteObject[] = [
  ...publicScreens.map(routeOf),
  { element: <SessionGuard />, children: loggedInScreens.map(routeOf) },
  routeOf(unknownScreen),
];

/** The screen of the current address. */
export function Screens() {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary pathname={pathname}>
      <Suspense fallback={null}>{useRoutes(routes)}</Suspense>
    </ScreenBoundary>
  );
}
