import { Outlet, type RouteObject } from 'react-router-dom';
import type { ScreenHandle } from '../../layout/useScreenTitle.ts';
import { CrashedPage } from '../../pages/crashed/CrashedPage.tsx';
import type { FormLoader } from '../../portal/forms.ts';
import { needsSession, paths } from '../../routes.ts';
import { loadLayout, type ScreenName, screenNames, screens } from '../../screens.ts';
import { SessionGuard } from '../../session/SessionGuard.tsx';
import { PortalFrame } from './PortalFrame.tsx';
import { ResourcesGate } from './ResourcesGate.tsx';

const isInLayout = (name: ScreenName) => screens[name].title !== undefined;
const isGated = (name: ScreenName) => screens[name].needsResourcesTab === true;
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
      lazy: { Component: load },
      ...(form && { loader: async () => (await loadForm(form)).form.name }),
      ...(title && { handle: { title } satisfies ScreenHandle }),
    };
  };
  const framed = (names: readonly ScreenName[]): RouteObject[] => [
    { lazy: { Component: loadLayout }, children: names.filter(isInLayout).map(routeOf) },
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
                ...framed(guarded.filter((name) => !isGated(name))),
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
