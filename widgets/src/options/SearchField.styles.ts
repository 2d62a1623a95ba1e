import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { spokenOnly } from '../spoken.styles.ts';

/** Styles of an input that searches, of what stands in its box and of what is said beside it. */
export const useSearchFieldStyles = makeStyles({
  box: {
    position: 'relative',
    flexWrap: 'wrap',
    cursor: 'text',
    paddingInlineEnd: '34px',
    '@media (pointer: coarse)': { paddingInlineEnd: '44px' },
    '& > input': { minHeight: '30px', textOverflow: 'ellipsis' },
    '& > ul + input': { width: 0, minWidth: '80px' },
    '& > :disabled::placeholder': { color: tokens.colorNeutralForegroundDisabled },
    '& > :disabled ~ div': {
      color: tokens.colorNeutralForegroundDisabled,
      cursor: 'not-allowed',
      '@media (forced-colors: active)': { color: 'GrayText' },
    },
  },
  mark: {
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '40px',
    height: '30px',
    padding: 0,
    border: 'none',
    fontSize: '20px',
    color: tokens.colorNeutralStrokeAccessible,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: '44px', height: '42px' },
  },
  // Stands in for a list that is still fetched; one that comes at once does not flicker.
  awaited: {
    position: 'absolute',
    zIndex: 1,
    inset: 'calc(100% + 2px) 0 auto 0',
    padding: `${tokens.spacingVerticalMNudge} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    animationName: { from: { visibility: 'hidden' }, to: { visibility: 'hidden' } },
    animationDuration: '200ms',
  },
  fault: {
    ...typographyStyles.caption1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorPaletteRedForeground1,
  },
  spoken: spokenOnly,
});
