import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { forcedCurrent } from '../../components/forcedCurrent.styles.ts';
import { paper } from '../../components/paper.styles.ts';
import { trayRoom } from '../../components/trayRoom.ts';

const phone = '@media (max-width: 719px)';

/** Styles of what stands around the screens of the staff desk. */
export const useStaffLayoutStyles = makeStyles({
  root: { minHeight: '100vh', backgroundColor: tokens.colorNeutralBackground2 },
  bar: {
    position: 'sticky',
    zIndex: 2,
    top: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '64px',
    padding: '8px 24px',
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [phone]: { padding: '8px 12px', position: 'static' },
    '@media print': { display: 'none' },
  },
  area: { ...typographyStyles.subtitle2, [phone]: { flexGrow: 1 } },
  menu: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXS,
    flexGrow: 1,
    [phone]: { order: 1, flexBasis: '100%', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})` },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '40px',
    '@media (pointer: coarse)': { minHeight: '44px' },
    padding: `0 ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& svg': { '@media (max-width: 479px)': { display: 'none' } },
  },
  current: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold, ...forcedCurrent },
  main: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1440px',
    margin: '0 auto',
    padding: `24px 24px calc(24px + var(${trayRoom}, 0px))`,
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalL,
    outlineStyle: 'none',
    [phone]: { padding: `16px 12px calc(16px + var(${trayRoom}, 0px))` },
    '@media print': { maxWidth: 'none', padding: 0, ...paper },
  },
  title: { ...typographyStyles.subtitle1, margin: 0 },
});
