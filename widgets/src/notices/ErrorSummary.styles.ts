import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

/** Styles of the error summary. */
export const useErrorSummaryStyles = makeStyles({
  root: {
    marginBottom: tokens.spacingVerticalL,
    paddingTop: tokens.spacingVerticalM,
    paddingBottom: tokens.spacingVerticalM,
  },
  title: { ...typographyStyles.body1Strong, margin: 0, borderRadius: tokens.borderRadiusSmall, ...focusRing },
  lines: {
    ...typographyStyles.body1,
    margin: 0,
    marginTop: tokens.spacingVerticalXS,
    paddingLeft: tokens.spacingHorizontalL,
    '@media (pointer: coarse)': { lineHeight: '32px' },
  },
});
