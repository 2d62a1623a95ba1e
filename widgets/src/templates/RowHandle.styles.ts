import { makeStyles } from '@fluentui/react-components';

/** Styles of the handle of a row; a finger on it drags and does not scroll. */
export const useRowHandleStyles = makeStyles({
  root: { cursor: 'grab', touchAction: 'none' },
});
