import { makeResetStyles, tokens } from '@fluentui/react-components';
import { keyboardFocus } from '../focusRing.styles.ts';
import { choicePadding } from './boxSizes.styles.ts';

/** The mark of a ticked box: Checkmark12Filled of Fluent UI System Icons (MIT). */
const tick =
  'M9.76 3.2c.3.29.32.76.04 1.06l-4.25 4.5a.75.75 0 0 1-1.08.02L2.22 6.53a.75.75 0 0 1 1.06-1.06l1.7 1.7L8.7 3.24a.75.75 0 0 1 1.06-.04';

const mark = { content: '""', position: 'absolute', backgroundColor: 'currentColor', opacity: 0 } as const;

const system = '@media (forced-colors: active)';

/**
 * Class of a choice: a label with a box or a dot in it. `data-chosen` and `data-off` say what `:has()` would have to find
 * out for each of them.
 */
export const useChoiceClass = makeResetStyles({
  display: 'inline-flex',
  alignItems: 'flex-start',
  maxWidth: 'fit-content',
  boxSizing: 'border-box',
  padding: `${choicePadding} ${tokens.spacingHorizontalS}`,
  verticalAlign: 'middle',
  borderRadius: tokens.borderRadiusMedium,
  fontFamily: tokens.fontFamilyBase,
  fontSize: tokens.fontSizeBase300,
  lineHeight: tokens.lineHeightBase300,
  color: tokens.colorNeutralForeground3,
  cursor: 'pointer',
  ':hover': { color: tokens.colorNeutralForeground2 },
  ':active': { color: tokens.colorNeutralForeground1 },
  '&[data-chosen]': { color: tokens.colorNeutralForeground1 },
  [`:focus-within:has(> ${keyboardFocus})`]: { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  '&[data-off]': {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'default',
    [system]: { color: 'GrayText' },
  },
  '& > input': {
    appearance: 'none',
    // Browsers leave backgrounds out of what they print, and a tick is one.
    printColorAdjust: 'exact',
    position: 'relative',
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '16px',
    height: '16px',
    margin: '2px 0',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    backgroundColor: 'transparent',
    outlineStyle: 'none',
    cursor: 'pointer',
    ':hover': { borderColor: tokens.colorNeutralStrokeAccessibleHover },
    ':active': { borderColor: tokens.colorNeutralStrokeAccessiblePressed },
  },
  '&[for] > input': { marginInlineEnd: `calc(${tokens.spacingHorizontalS} + ${tokens.spacingHorizontalXS})` },
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
