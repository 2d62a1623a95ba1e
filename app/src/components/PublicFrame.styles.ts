import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of the screens before login. */
export const usePublicFrameStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    minHeight: '100vh',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalXXL,
    paddingTop: '8vh',
    paddingBottom: tokens.spacingVerticalXXXL,
    paddingLeft: tokens.spacingHorizontalL,
    paddingRight: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 479px)': { paddingTop: tokens.spacingVerticalXXL, rowGap: tokens.spacingVerticalL },
  },
  /** Between the edges at which the language is chosen. */
  bar: { maxWidth: '100%', boxSizing: 'border-box', paddingInline: '36px', overflowWrap: 'anywhere' },
  card: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '440px',
    outlineStyle: 'none',
    padding: '32px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
    '@media (max-width: 479px)': { padding: '24px 20px' },
  },
  language: { position: 'absolute', top: '12px', right: '12px' },
  head: { marginBottom: tokens.spacingVerticalXL },
  title: typographyStyles.title3,
  intro: {
    ...typographyStyles.body1,
    margin: 0,
    marginTop: tokens.spacingVerticalXS,
    color: tokens.colorNeutralForeground2,
  },
  foot: {
    ...typographyStyles.body1,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    marginTop: tokens.spacingVerticalXL,
    color: tokens.colorNeutralForeground2,
  },
});
