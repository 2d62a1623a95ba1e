import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of a form's row of buttons. */
export const useActionsStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalS,
    paddingTop: tokens.spacingVerticalXL,
  },
  button: {
    minWidth: '96px',
    '@media (max-width: 479px)': { width: '100%', maxWidth: 'none', minHeight: '40px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  /** As wide as a form of up to 480 px (a dialog, a login); in a wider one no wider than it has to be. */
  single: { minWidth: 'max(96px, min(100%, (480px - 100%) * 999))', maxWidth: 'none', minHeight: '40px' },
});
