import { makeStyles } from '@fluentui/react-components';

/** Styles of the temporary drawer. */
export const useTemporaryDrawerStyles = makeStyles({
  header: { padding: '14px 12px 6px 20px' },
  body: { padding: 0 },
});
