import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { forcedCurrent } from '../components/forcedCurrent.styles.ts';
import { spokenOnly } from '../components/spokenOnly.styles.ts';

/** Styles of the main menu. */
export const useMainMenuStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, padding: '12px 8px' },
  group: {
    '& + &': { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, paddingTop: tokens.spacingVerticalM },
  },
  heading: {
    ...typographyStyles.caption1Strong,
    margin: 0,
    padding: '4px 12px 6px',
    color: tokens.colorNeutralForeground3,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', rowGap: '2px' },
  entry: {
    ...typographyStyles.body1,
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minHeight: '40px',
    boxSizing: 'border-box',
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    outlineStyle: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover, color: tokens.colorBrandForeground2 },
    ...forcedCurrent,
  },
  label: { flexGrow: 1 },
  away: { display: 'flex', color: tokens.colorNeutralForeground3 },
  spoken: spokenOnly,
});
