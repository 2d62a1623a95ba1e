import { makeStyles } from '@fluentui/react-components';

/** Above Fluent's dialogs, which begin at a million: what a dialog's button came to would be said below it. */
const aboveDialogs = 1_000_001;

/** Styles of the place for toasts, which takes no room itself. On paper one would stand on every sheet, over what is printed. */
export const usePortalToasterStyles = makeStyles({
  root: { position: 'absolute', zIndex: aboveDialogs, '@media print': { display: 'none' } },
});
