import { Toaster } from '@fluentui/react-components';
import { toasterId } from './toasterId.ts';

/** Where toasts appear: below the top bar. */
export const PortalToaster = () => (
  <Toaster toasterId={toasterId} position="top-end" offset={{ horizontal: 16, vertical: 72 }} />
);
