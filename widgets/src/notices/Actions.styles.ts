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
    '@media (pointer: coarse)': { minHeight: '40px' },
  },
  single: { width: '100%', maxWidth: 'none', minHeight: '40px' },
});
