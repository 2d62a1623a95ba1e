import { useLocation } from 'react-router-dom';
import { useText } from '../portal/PortalContext.ts';
import { findLoggedInScreen } from '../screenTable.tsx';

/** Title of the logged-in screen shown. */
export const useScreenTitle = (): string => {
  const text = useText();
  const { pathname } = useLocation();
  const screen = findLoggedInScreen(pathname);
  return screen ? text(screen.title) : '';
};
