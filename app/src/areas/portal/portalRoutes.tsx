import { Outlet, type RouteObject } from 'react-router-dom';
import type { ScreenHandle } from '../../layout/useScreenTitle.ts';
import { CrashedPage } from '../../pages/crashed/CrashedPage.tsx';
import { FailedScreen } from '../../pages/crashed/FailedScreen.tsx';
import type { FormLoader } from '../../portal/forms.ts';
import { needsSession, paths } from '../../routes.ts';
import { loadLayout, loadStaffLayout, type ScreenName, screenNames, screens } from '../../screens.ts';
import { SessionGuard } from '../../session/SessionGuard.tsx';
import { PortalFrame } from './PortalFrame.tsx';
import { ResourcesGate } from './ResourcesGate.tsx';
import { StaffGate, StaffHome } from './StaffGate.tsx';

const isInLayout = (name: ScreenName) => screens[name].title !== undefined;
const isGated = (name: ScreenName) => screens[name].needsResourcesTab === true;
const isOfStaff = (name: ScreenName) => screens[name].isOfStaff === true;
const isGuarded = (name: ScreenName) => needsSession(paths[name]);

/**
 * The portal's routes, one for every address. A screen's files and its form are fetched together when it is asked for;
 * the guard stands before those that need a session, the
 * gate before those that need the resources tab, the layout around those with a title.
 */
export const createPortalRoutes = (loadForm: FormLoader): RouteObject[] => {
  const routeOf = (name: ScreenName): RouteObject => {
    const { load, form, title } = screens[name];
    return {
      id: name,
      path: paths[name],
      // A function: of an object without a loader the router overlooks the failure, and draws an empty page.
      lazy: async () => ({ Component: await load() }),
      ...(form && { loader: async () => (await loadForm(form)).form.name }),
      ...(title && { handle: { title } satisfies ScreenHandle }),
    };
  };
  const framed = (names: readonly ScreenName[], layout = loadLayout): RouteObject[] => [
    {
      lazy: async () => ({ Component: await layout() }),
      children: [{ ErrorBoundary: FailedScreen, children: names.filter(isInLayout).map(routeOf) }],
    },
    ...names.filter((name) => !isInLayout(name)).map(routeOf),
  ];
  const guarded = screenNames.filter(isGuarded);
  return [
    {
      Component: PortalFrame,
      HydrateFallback: () => null,
      children: [
        {
          ErrorBoundary: CrashedPage,
          children: [
            {
              element: (
                <SessionGuard>
                  <Outlet />
                </SessionGuard>
              ),
              children: [
                { Component: StaffHome, children: framed(guarded.filter((name) => !isGated(name) && !isOfStaff(name))) },
                { Component: StaffGate, children: framed(guarded.filter(isOfStaff), loadStaffLayout) },
                { Component: ResourcesGate, children: framed(guarded.filter(isGated)) },
              ],
            },
            ...screenNames.filter((name) => !isGuarded(name)).map(routeOf),
          ],
        },
      ],
    },
  ];
};
