import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { AreaFrame } from '../AreaFrame.tsx';
import { LeaveGuards } from './LeaveGuards.tsx';

/** What stands around all screens of the portal, and around the page shown when one crashes. */
export function PortalFrame() {
  return (
    <AreaFrame location={useLocation()} navigate={useNavigate()}>
      <LeaveGuards>
        <Outlet />
      </LeaveGuards>
    </AreaFrame>
  );
}
