import { makeResetStyles, tokens } from '@fluentui/react-components';
import { keyboardFocus } from '../focusRing.styles.ts';

/** The mark of a ticked box: Checkmark12Filled of Fluent UI System Icons (MIT). */
const tick =
  'M9.76 3.2c.3.29.32.76.04 1.06l-4.25 4.5a.75.75 0 0 1-1.08.02L2.22 6.53a.75.75 0 0 1 1.06-1.06l1.7 1.7L8.7 3.24a.75.75 0 0 1 1.06-.04';

const mark = { content: '""', position: 'absolute', backgroundColor: 'currentColor', opacity: 0 } as const;

const system = '@media (forced-colors: active)';

/** Class of a choice: a box or a dot, and its label beside it. */
export const useChoiceClass = makeResetStyles({
  display: 'inline-flex',
  maxWidth: 'fit-content',
  verticalAlign: 'middle',
  borderRadius: tokens.borderRadiusMedium,
  color: tokens.colorNeutralForeground3,
  ':hover': { color: tokens.colorNeutralForeground2 },
  ':active': { color: tokens.colorNeutralForeground1 },
  ':has(> :checked)': { color: tokens.colorNeutralForeground1 },
  [`:has(> ${keyboardFocus})`]: { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  ':has(> :disabled)': { color: tokens.colorNeutralForegroundDisabled, [system]: { color: 'GrayText' } },
  '& > label': {
    alignSelf: 'center',
    // The label's first line is as high as the box, however many follow.
    margin: `calc((16px - ${tokens.lineHeightBase300}) / 2) 0`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalXS}`,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    cursor: 'pointer',
  },
  '& > :disabled + label': { cursor: 'default' },
  '& > input': {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    margin: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: 'transparent',
    outlineStyle: 'none',
    cursor: 'pointer',
    // The margin answers to a press as well.
    '::after': { content: '""', position: 'absolute', inset: '-9px' },
    ':hover': { borderColor: tokens.colorNeutralStrokeAccessibleHover },
    ':active': { borderColor: tokens.colorNeutralStrokeAccessiblePressed },
  },
  '& > [type="checkbox"]': {
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForegroundInverted,
    '::before': { ...mark, inset: '1px', clipPath: `path("${tick}")` },
    ':checked': {
      borderColor: tokens.colorCompoundBrandBackground,
      backgroundColor: tokens.colorCompoundBrandBackground,
    },
    ':checked:hover': {
      borderColor: tokens.colorCompoundBrandBackgroundHover,
      backgroundColor: tokens.colorCompoundBrandBackgroundHover,
    },
    ':checked:active': {
      borderColor: tokens.colorCompoundBrandBackgroundPressed,
      backgroundColor: tokens.colorCompoundBrandBackgroundPressed,
    },
  },
  '& > [type="radio"]': {
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorCompoundBrandForeground1,
    '::before': { ...mark, inset: '2px', borderRadius: tokens.borderRadiusCircular },
    ':checked': { borderColor: tokens.colorCompoundBrandStroke },
    ':checked:hover': { borderColor: tokens.colorCompoundBrandStrokeHover, color: tokens.colorCompoundBrandForeground1Hover },
    ':checked:active': {
      borderColor: tokens.colorCompoundBrandStrokePressed,
      color: tokens.colorCompoundBrandForeground1Pressed,
    },
  },
  '& > :checked::before': {
    opacity: 1,
    [system]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  '& > :disabled::before': { [system]: { backgroundColor: 'GrayText' } },
  // Twice more, to outweigh what is ticked and pointed at.
  '& > input:disabled:disabled:disabled': {
    borderColor: tokens.colorNeutralStrokeDisabled,
    color: tokens.colorNeutralForegroundDisabled,
    backgroundColor: 'transparent',
    cursor: 'default',
    [system]: { borderColor: 'GrayText' },
  },
});
