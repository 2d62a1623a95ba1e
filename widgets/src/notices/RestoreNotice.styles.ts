import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of the offer to bring back entries. */
export const useRestoreNoticeStyles = makeStyles({
  root: { marginBottom: tokens.spacingVerticalL },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
});
