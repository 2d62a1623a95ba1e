import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';

/** Class of what is around the error summary; one class for all that is in it, since a browser takes rules in one by one. */
export const useErrorSummaryClass = makeResetStyles({
  marginBottom: tokens.spacingVerticalL,
  '& > div': { paddingTop: tokens.spacingVerticalM, paddingBottom: tokens.spacingVerticalM },
  '& h2': { ...typographyStyles.body1Strong, margin: 0, borderRadius: tokens.borderRadiusSmall, ...focusRing },
  '& ul': {
    ...typographyStyles.body1,
    margin: 0,
    padding: 0,
    // A bullet is one more box for each line, to be styled and laid out amid a refusal.
    listStyleType: 'none',
    marginTop: tokens.spacingVerticalXS,
  },
  // WCAG 2.5.8: links below one another, each a target.
  '& li': { padding: '2px 0', '@media (pointer: coarse)': { padding: '6px 0' } },
});
