import { makeResetStyles, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { boxLook, lineHeight } from '../controls/box.styles.ts';
import { spokenOnly } from '../spoken.styles.ts';

/** Class of the box around an input that searches, the chips before it and the mark behind it. */
export const useSearchBoxClass = makeResetStyles({
  ...boxLook((state) => `:has(> ${state})`, ':focus-within'),
  ...lineHeight,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.spacingHorizontalXXS,
  paddingLeft: tokens.spacingHorizontalM,
  paddingRight: '34px',
  '@media (pointer: coarse)': { ...lineHeight['@media (pointer: coarse)'], paddingRight: '44px' },
  cursor: 'text',
  '& > input': {
    boxSizing: 'border-box',
    flexGrow: 1,
    width: 0,
    minWidth: '24px',
    minHeight: '30px',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    font: 'inherit',
    color: 'inherit',
    textOverflow: 'ellipsis',
    backgroundColor: 'transparent',
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
    ':disabled': { cursor: 'not-allowed' },
  },
  '& > ul + input': { minWidth: '80px' },
});

/** Styles of what stands in and beside an input that searches. */
export const useSearchFieldStyles = makeStyles({
  mark: {
    position: 'absolute',
    top: 0,
    right: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSizing: 'border-box',
    width: '40px',
    padding: 0,
    border: 'none',
    fontSize: '20px',
    color: tokens.colorNeutralStrokeAccessible,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    height: '30px',
    '@media (pointer: coarse)': { width: '44px', height: '38px' },
  },
  disabledMark: {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'not-allowed',
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
  busy: { opacity: 0.5 },
  // Stands in for a list that is still fetched; one that comes at once does not flicker.
  awaited: {
    position: 'absolute',
    zIndex: 1,
    top: 'calc(100% + 2px)',
    left: 0,
    right: 0,
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    animationName: { from: { visibility: 'hidden' }, to: { visibility: 'hidden' } },
    animationDuration: '200ms',
  },
  fault: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalS },
  faultText: { ...typographyStyles.caption1, color: tokens.colorPaletteRedForeground1 },
  spoken: spokenOnly,
});
