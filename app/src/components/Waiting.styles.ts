import { makeStyles } from '@fluentui/react-components';

/** Styles of the note that something is being fetched. */
export const useWaitingStyles = makeStyles({
  root: { display: 'flex', justifyContent: 'center', padding: '24px 0' },
});
