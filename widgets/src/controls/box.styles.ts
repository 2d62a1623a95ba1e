import { type GriffelResetStyle, tokens, typographyStyles } from '@fluentui/react-components';

const line = (color: string) => `linear-gradient(${color}, ${color})`;

/** Height of a line to type into: a finger's width where it is used with one. */
export const lineHeight = { minHeight: '32px', '@media (pointer: coarse)': { minHeight: '40px' } } as const;

/**
 * The look of what is typed into or chosen from, as Fluent draws it: a frame whose lower edge is stronger, and grows into
 * a line in the accent colour with the focus. The edge that shows through during the growth and the line itself are
 * backgrounds, so that one element is enough.
 *
 * @param has makes the selector of the element in a state from the state's own, for instance `:disabled`.
 * @param focus pseudo-class of the element with the focus in it.
 */
export const boxLook = (has: (state: string) => string, focus: ':focus' | ':focus-within'): GriffelResetStyle => ({
  ...typographyStyles.body1,
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  margin: 0,
  color: tokens.colorNeutralForeground1,
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  borderBottomColor: tokens.colorNeutralStrokeAccessible,
  borderRadius: tokens.borderRadiusMedium,
  outline: '2px none transparent',
  backgroundColor: tokens.colorNeutralBackground1,
  backgroundImage: `${line(tokens.colorCompoundBrandStroke)}, ${line(tokens.colorNeutralStrokeAccessiblePressed)}`,
  backgroundSize: '0 2px, 100% 1px',
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  backgroundOrigin: 'border-box',
  // The line grows under the pointer only: who comes by key or is led here by the form does not wait for a dozen frames.
  transitionProperty: 'background-size',
  '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
  ':hover': {
    borderColor: tokens.colorNeutralStroke1Hover,
    borderBottomColor: tokens.colorNeutralStrokeAccessibleHover,
    transitionDuration: tokens.durationUltraFast,
  },
  [`&${has('[aria-invalid="true"]')}`]: { borderColor: tokens.colorPaletteRedBorder2 },
  [focus]: {
    borderColor: tokens.colorNeutralStroke1Pressed,
    borderBottomColor: 'transparent',
    // Transparent, but drawn where the system replaces all colours.
    outlineStyle: 'solid',
    backgroundSize: '100% 2px, 100% 1px',
  },
  [`${focus}:hover`]: { transitionDuration: tokens.durationNormal },
  [`${focus}:active`]: {
    backgroundImage: `${line(tokens.colorCompoundBrandStrokePressed)}, ${line(tokens.colorNeutralStrokeAccessiblePressed)}`,
  },
  [`&${has('[readonly]')}`]: { backgroundColor: tokens.colorNeutralBackground3 },
  [`&${has(':disabled')}`]: {
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'not-allowed',
    borderColor: tokens.colorNeutralStrokeDisabled,
    backgroundColor: tokens.colorTransparentBackground,
    backgroundImage: 'none',
    outlineStyle: 'none',
    opacity: 1,
    '::placeholder': { color: tokens.colorNeutralForegroundDisabled },
    '@media (forced-colors: active)': { borderColor: 'GrayText' },
  },
  '@media (prefers-reduced-motion: reduce)': { transitionProperty: 'none' },
});

/** A box that is the control itself. */
export const ownBox = boxLook((state) => state, ':focus');
