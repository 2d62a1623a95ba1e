import { type GriffelResetStyle, tokens, typographyStyles } from '@fluentui/react-components';

const line = (color: string) => `linear-gradient(${color}, ${color})`;

/** Size of letters that are typed with a finger: Safari zooms a page into smaller ones, and leaves it there. */
export const touchText = { fontSize: '16px' } as const;

/** Height of a line to type into: a finger's width where it is used with one. */
export const lineHeight = { minHeight: '32px', '@media (pointer: coarse)': { minHeight: '44px', ...touchText } } as const;

/**
 * Text runs, line by line, in the direction of its first letters: a Hebrew title from the right on an English page. Unlike
 * `dir="auto"` this leaves an empty field the direction of its page.
 */
export const asTyped = { unicodeBidi: 'plaintext' } as const;

/** What stands in an empty field: an address in it has the order that it is typed in. */
export const asHinted = { ...asTyped, color: tokens.colorNeutralForeground4, opacity: 1 } as const;

/**
 * The look of what is typed into or chosen from, as Fluent draws it: a frame whose lower edge is stronger, and is a line
 * in the accent colour with the focus. The line is a background, so that one element is enough; it is there at once,
 * because to let it grow has the browser style and paint a dozen frames whenever the focus moves.
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
  backgroundImage: line(tokens.colorCompoundBrandStroke),
  backgroundSize: '0 2px',
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
  backgroundOrigin: 'border-box',
  '::placeholder': asHinted,
  ':hover': {
    borderColor: tokens.colorNeutralStroke1Hover,
    borderBottomColor: tokens.colorNeutralStrokeAccessibleHover,
  },
  [`&${has('[aria-invalid="true"]')}`]: { borderColor: tokens.colorPaletteRedBorder2 },
  [focus]: {
    borderColor: tokens.colorNeutralStroke1Pressed,
    borderBottomColor: 'transparent',
    // Transparent, but drawn where the system replaces all colours.
    outlineStyle: 'solid',
    backgroundSize: '100% 2px',
  },
  [`${focus}:active`]: {
    backgroundImage: line(tokens.colorCompoundBrandStrokePressed),
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
});

/** A box that is the control itself. */
export const ownBox = boxLook((state) => state, ':focus');
