import { makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components';
import { focusRing } from '../focusRing.styles.ts';
import { spokenOnly } from '../spoken.styles.ts';

/** Styles of the parts of a layout. */
export const useLayoutStyles = makeStyles({
  waiting: { minHeight: '160px' },
  // On paper nothing can be opened.
  panel: {
    '@media print': { display: 'block', contentVisibility: 'visible' },
    // One that is closed has a box without height all the same: the gap before it would push down those behind it.
    '@media screen': { '&[hidden]': { position: 'absolute' } },
  },
  chooser: { '@media print': { display: 'none' } },
  page: { '@media print': { '::before': { ...typographyStyles.subtitle2, content: 'attr(data-title)' } } },
  spoken: spokenOnly,
  box: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    paddingTop: tokens.spacingVerticalL,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: typographyStyles.subtitle2,
  hint: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
  count: {
    ...typographyStyles.caption1Strong,
    display: 'inline-block',
    minWidth: '20px',
    boxSizing: 'border-box',
    marginLeft: tokens.spacingHorizontalS,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusCircular,
    textAlign: 'center',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorPaletteRedBackground3,
  },
  fold: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  foldButton: {
    ...typographyStyles.subtitle2,
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: '44px',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} 0`,
    ...shorthands.borderStyle('none'),
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1Hover, backgroundColor: tokens.colorSubtleBackgroundHover },
    ...focusRing,
  },
  foldTitle: { minWidth: 0, overflowWrap: 'anywhere' },
  chevron: {
    display: 'flex',
    flexShrink: 0,
    ':dir(rtl)': { rotate: '180deg' },
    '@media (prefers-reduced-motion: no-preference)': { transitionProperty: 'rotate', transitionDuration: tokens.durationFast },
  },
  chevronOpen: { rotate: '90deg', ':dir(rtl)': { rotate: '90deg' } },
  content: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalL}`,
  },
  stack: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, minWidth: 0 },
  scroll: { overflowX: 'auto', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
});
