import { makeStyles } from '@fluentui/react-components';

/** Styles of the place for toasts, which takes no room itself. */
export const usePortalToasterStyles = makeStyles({ root: { position: 'absolute' } });
