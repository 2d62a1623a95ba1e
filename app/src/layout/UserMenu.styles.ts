import { makeStyles, tokens } from '@fluentui/react-components';
import { spokenOnly } from '../components/spokenOnly.styles.ts';

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
    // A phone's bar has room for the screen's title; the name is still the button's.
    '@media (max-width: 479px)': spokenOnly,
  },
});
