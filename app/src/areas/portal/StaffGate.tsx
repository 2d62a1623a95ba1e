import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../routes.ts';
import { screens } from '../../screens.ts';
import { useSession } from '../../session/useSession.ts';

const NotFoundPage = lazy(async () => ({ default: await screens.unknown.load() }));

/** Lets the staff through to their desk; to others there is no such page. */
export function StaffGate() {
  return useSession()?.isStaff ? <Outlet /> : <NotFoundPage />;
}

/** Leads the staff from the filmmakers' home to their own. */
export function StaffHome() {
  const user = useSession();
  const { pathname } = useLocation();
  return user?.isStaff && pathname === paths.home ? <Navigate to={paths.staff} replace /> : <Outlet />;
}
