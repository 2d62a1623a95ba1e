import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of the promotions dialog. */
export const usePromotionsStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXL,
    paddingBottom: tokens.spacingVerticalL,
    minWidth: 0,
  },
  section: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalS, minWidth: 0 },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
  hint: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
  line: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  // The address, and what stands in its place until it is there: nothing below moves with it.
  link: { flex: '1 1 260px', justifyContent: 'start', minWidth: 0, minHeight: '32px' },
  files: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  file: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, overflowWrap: 'anywhere' },
  questions: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalXXL,
  },
  question: { ...typographyStyles.body1, overflowWrap: 'anywhere' },
});
