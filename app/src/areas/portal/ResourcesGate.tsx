import { lazy } from 'react';
import { Outlet } from 'react-router-dom';
import { screens } from '../../screens.ts';
import { useSession } from '../../session/useSession.ts';

const NotFoundPage = lazy(async () => ({ default: await screens.unknown.load() }));

/** Lets people through who may see resources and payments; to others there is no such page. */
export function ResourcesGate() {
  return useSession()?.showResourcesTab ? <Outlet /> : <NotFoundPage />;
}
