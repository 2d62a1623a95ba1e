import { makeResetStyles, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Class of a list of chosen options: its items are chips with a text and a button, in the look of Fluent's Tag. */
export const useChipsClass = makeResetStyles({
  ...typographyStyles.caption1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.spacingHorizontalXS,
  boxSizing: 'border-box',
  minWidth: 0,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  listStyleType: 'none',
  '& > li': {
    display: 'flex',
    boxSizing: 'border-box',
    minWidth: 0,
    maxWidth: '100%',
    minHeight: '24px',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (pointer: coarse)': { minHeight: '32px' },
  },
  '& > li:has(> :disabled)': {
    color: tokens.colorNeutralForegroundDisabled,
    backgroundColor: tokens.colorNeutralBackgroundDisabled,
    cursor: 'not-allowed',
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
  '& > li > span': {
    alignSelf: 'center',
    minWidth: 0,
    padding: '0 2px 1px 2px',
    marginInlineStart: '5px',
    overflowWrap: 'anywhere',
  },
  '& button': {
    display: 'flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '24px',
    // Over the chip's border: as high as the chip.
    marginBlock: '-1px',
    marginInlineEnd: '-1px',
    padding: '0 3px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: '16px',
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'inherit',
    ':enabled': { cursor: 'pointer' },
    ':enabled:hover': { color: tokens.colorCompoundBrandForeground1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '@media (pointer: coarse)': { minWidth: '44px' },
  },
});

/** Styles of chosen options that stand in the control. */
export const useChipsStyles = makeStyles({
  inside: { padding: '3px 0', marginInlineStart: '6px' },
});
