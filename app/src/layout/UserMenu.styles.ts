import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of the user's menu. */
export const useUserMenuStyles = makeStyles({
  button: {
    columnGap: tokens.spacingHorizontalXS,
    minWidth: 0,
    minHeight: '40px',
    maxWidth: '240px',
    '& svg': { flexShrink: 0 },
  },
  name: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    maxWidth: '150px',
    '@media (max-width: 479px)': { maxWidth: '84px' },
  },
});
