import { Outlet, type RouteObject } from 'react-router-dom';
import type { ScreenHandle } from '../../layout/useScreenTitle.ts';
import { CrashedPage, OutdatedPage, UnreachedPage } from '../../pages/crashed/CrashedPage.tsx';
import { FailedScreen, OutdatedScreen, UnreachedScreen } from '../../pages/crashed/FailedScreen.tsx';
import type { FormLoader } from '../../portal/forms.ts';
import { needsSession, paths } from '../../routes.ts';
import { loadLayout, loadStaffLayout, type ScreenName, screenNames, screens } from '../../screens.ts';
import { SessionGuard } from '../../session/SessionGuard.tsx';
import { fetchScreen } from '../fetchScreen.ts';
import { PortalFrame } from './PortalFrame.tsx';
import { ResourcesGate } from './ResourcesGate.tsx';
import { FilmmakersGate, StaffGate } from './StaffGate.tsx';

const isInLayout = (name: ScreenName) => screens[name].title !== undefined;
const isGated = (name: ScreenName) => screens[name].needsResourcesTab === true;
const isOfStaff = (name: ScreenName) => screens[name].isOfStaff === true;
const isGuarded = (name: ScreenName) => needsSession(paths[name]);

/** What stands in for what fills the page, and for what the layout holds. */
const ofPage = { Missing: UnreachedPage, Gone: OutdatedPage };
const ofLayout = { Missing: UnreachedScreen, Gone: OutdatedScreen };

const lateScreen =
  (...[load, standIns]: Parameters<typeof fetchScreen>) =>
  async () => ({ Component: await fetchScreen(load, standIns) });

/**
 * The portal's routes, one for every address. A screen's files and its form are fetched together when it is asked for;
 * the guard stands before those that need a session, the
 * gate before those that need the resources tab, the layout around those with a title.
 */
export const createPortalRoutes = (loadForm: FormLoader): RouteObject[] => {
  const routeOf = (name: ScreenName): RouteObject => {
    const { load, form, title } = screens[name];
    const loadAll = async () => (await Promise.all([load(), form && loadForm(form)]))[0];
    return {
      id: name,
      path: paths[name],
      lazy: lateScreen(loadAll, title === undefined ? ofPage : ofLayout),
      ...(title && { handle: { title } satisfies ScreenHandle }),
    };
  };
  const framed = (names: readonly ScreenName[], layout = loadLayout): RouteObject[] => [
    {
      lazy: lateScreen(layout, ofPage),
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
                {
                  Component: FilmmakersGate,
                  children: [
                    ...framed(guarded.filter((name) => !isGated(name) && !isOfStaff(name))),
                    { Component: ResourcesGate, children: framed(guarded.filter(isGated)) },
                  ],
                },
                { Component: StaffGate, children: framed(guarded.filter(isOfStaff), loadStaffLayout) },
              ],
            },
            ...screenNames.filter((name) => !isGuarded(name)).map(routeOf),
          ],
        },
      ],
    },
  ];
};
