import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { raised } from '../../components/raised.styles.ts';

/** Styles of the terms: lines of a length that reads well, the contents beside them where there is room, and ink only. */
export const useTermsStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    '@media (min-width: 1200px)': {
      gridTemplateColumns: '256px minmax(0, 800px)',
      alignItems: 'start',
      columnGap: tokens.spacingHorizontalXXXL,
    },
    '@media print': { display: 'block' },
  },
  contents: {
    '@media (min-width: 1200px)': {
      position: 'sticky',
      top: '88px',
      maxHeight: 'calc(100vh - 112px)',
      overflowY: 'auto',
    },
    '@media print': { display: 'none' },
  },
  contentsTitle: { ...typographyStyles.body1Strong, margin: `0 0 ${tokens.spacingVerticalS}` },
  contentsList: { ...typographyStyles.body1, margin: 0, paddingInlineStart: '24px' },
  link: {
    display: 'inline-block',
    padding: '6px 4px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  paper: {
    display: 'flow-root',
    maxWidth: '800px',
    boxSizing: 'border-box',
    padding: '32px 48px 48px',
    ...raised,
    '@media (max-width: 639px)': { padding: '20px 16px 32px' },
    '@media print': { maxWidth: 'none', padding: 0, boxShadow: 'none', color: '#000', backgroundColor: '#fff' },
  },
  outline: {
    display: 'grid',
    rowGap: tokens.spacingVerticalL,
    '@media (min-width: 1200px)': { gridColumnStart: 2 },
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: tokens.spacingHorizontalL },
  updated: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground2, '@media print': { color: '#000' } },
  print: { '@media print': { display: 'none' } },
  lead: { fontSize: '18px', lineHeight: '28px', margin: '20px 0 0', textWrap: 'pretty' },
  section: { marginTop: '36px', '@media print': { marginTop: '20px' } },
  heading: {
    ...typographyStyles.subtitle1,
    margin: '0 0 8px',
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
    breakAfter: 'avoid',
  },
  paragraph: { fontSize: '16px', lineHeight: '26px', margin: '0 0 12px', textWrap: 'pretty', overflowWrap: 'anywhere' },
  list: {
    fontSize: '16px',
    lineHeight: '26px',
    margin: '0 0 12px',
    paddingInlineStart: '24px',
    '& li': { marginBottom: '8px', textWrap: 'pretty', breakInside: 'avoid' },
  },
});
