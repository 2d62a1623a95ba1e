import { lazy } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { Handover } from '../../portal/handover.ts';
import { isAt, paths } from '../../routes.ts';
import { screens } from '../../screens.ts';
import { useSession } from '../../session/useSession.ts';
import { deskAddressOf } from './deskAddress.ts';

const NotFoundPage = lazy(async () => ({ default: await screens.unknown.load() }));

/** Lets the staff through to their desk; to others there is no such page. */
export function StaffGate() {
  return useSession()?.isStaff ? <Outlet /> : <NotFoundPage />;
}

/**
 * Leads the staff from the filmmakers' screens, whose calls would refuse them, to the desk's counterpart, and says so where
 * they did not ask for their own start page. The terms are for everybody.
 */
export function FilmmakersGate() {
  const user = useSession();
  const { pathname } = useLocation();
  if (!user?.isStaff || isAt(paths.terms, pathname)) return <Outlet />;
  const isTheirsToo = [paths.home, paths.changePassword].some((path) => isAt(path, pathname));
  const state: Handover = isTheirsToo ? {} : { notices: ['staff.instead'] };
  return <Navigate to={deskAddressOf(pathname)} state={state} replace />;
}
