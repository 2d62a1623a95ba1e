import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { raised } from '../raised.styles.ts';

/** Styles of what stands in place of the list. */
export const useListNoticeStyles = makeStyles({
  empty: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL}`,
    textAlign: 'center',
    ...raised,
  },
  picture: { fontSize: '48px', color: tokens.colorNeutralForeground3 },
  headline: { ...typographyStyles.subtitle2, margin: 0 },
  hint: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  skeleton: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    padding: tokens.spacingVerticalL,
    ...raised,
  },
});
