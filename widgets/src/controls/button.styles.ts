import { type GriffelResetStyle, makeResetStyles, makeStyles, tokens } from '@fluentui/react-components';
import { keyboardFocus } from '../focusRing.styles.ts';
import { iconShapes } from '../icons/iconShapes.ts';

interface Look {
  readonly color: string;
  readonly border: string;
  readonly background: string;
}

/** How a button looks at rest, pointed at and pressed. */
type Looks = readonly [rest: Look, hover: Look, pressed: Look];

const off = ':is(:disabled,[aria-disabled="true"])';

const toRules = ({ color, border, background }: Look) => ({ color, borderColor: border, backgroundColor: background });

const inSystemColors: GriffelResetStyle = {
  ':hover': { color: 'Highlight', borderColor: 'Highlight', backgroundColor: 'HighlightText', forcedColorAdjust: 'none' },
  [`&${off}${off}`]: { color: 'GrayText', borderColor: 'GrayText', backgroundColor: 'ButtonFace', forcedColorAdjust: 'none' },
};

const button = ([rest, hover, pressed]: Looks, disabled: Look, boxShadow: string): GriffelResetStyle => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minWidth: '96px',
  margin: 0,
  padding: `5px ${tokens.spacingHorizontalM}`,
  overflow: 'hidden',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  fontFamily: tokens.fontFamilyBase,
  fontSize: tokens.fontSizeBase300,
  fontWeight: tokens.fontWeightSemibold,
  lineHeight: tokens.lineHeightBase300,
  border: '1px solid transparent',
  borderRadius: tokens.borderRadiusMedium,
  outlineStyle: 'none',
  cursor: 'pointer',
  transitionDuration: tokens.durationFaster,
  transitionProperty: 'background, border, color',
  transitionTimingFunction: tokens.curveEasyEase,
  ...toRules(rest),
  ':hover': toRules(hover),
  ':hover:active': toRules(pressed),
  [`&:active${keyboardFocus}`]: toRules(pressed),
  [`&${keyboardFocus}`]: {
    borderColor: tokens.colorStrokeFocus2,
    outline: '2px solid transparent',
    boxShadow,
  },
  [`&${off}${off}`]: { ...toRules(disabled), cursor: 'not-allowed' },
  '& svg': { flexShrink: 0, fontSize: '20px' },
  '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0.01ms' },
  '@media (forced-colors: active)': inSystemColors,
});

const ring = `0 0 0 1px ${tokens.colorStrokeFocus2} inset`;
const disabledText = tokens.colorNeutralForegroundDisabled;

const bare = (color: string, background: string): Look => ({ color, border: 'transparent', background });

const primary = button(
  [
    bare(tokens.colorNeutralForegroundOnBrand, tokens.colorBrandBackground),
    bare(tokens.colorNeutralForegroundOnBrand, tokens.colorBrandBackgroundHover),
    bare(tokens.colorNeutralForegroundOnBrand, tokens.colorBrandBackgroundPressed),
  ],
  bare(disabledText, tokens.colorNeutralBackgroundDisabled),
  `${tokens.shadow2}, ${ring}, 0 0 0 2px ${tokens.colorNeutralForegroundOnBrand} inset`,
);

const secondary = button(
  [
    { color: tokens.colorNeutralForeground1, border: tokens.colorNeutralStroke1, background: tokens.colorNeutralBackground1 },
    {
      color: tokens.colorNeutralForeground1Hover,
      border: tokens.colorNeutralStroke1Hover,
      background: tokens.colorNeutralBackground1Hover,
    },
    {
      color: tokens.colorNeutralForeground1Pressed,
      border: tokens.colorNeutralStroke1Pressed,
      background: tokens.colorNeutralBackground1Pressed,
    },
  ],
  { color: disabledText, border: tokens.colorNeutralStrokeDisabled, background: tokens.colorNeutralBackgroundDisabled },
  ring,
);

const subtle = button(
  [
    bare(tokens.colorNeutralForeground2, tokens.colorSubtleBackground),
    bare(tokens.colorNeutralForeground2Hover, tokens.colorSubtleBackgroundHover),
    bare(tokens.colorNeutralForeground2Pressed, tokens.colorSubtleBackgroundPressed),
  ],
  bare(disabledText, tokens.colorTransparentBackground),
  ring,
);

const icon = button(
  [
    bare(tokens.colorNeutralForeground2, tokens.colorSubtleBackground),
    bare(tokens.colorNeutralForeground2BrandHover, tokens.colorSubtleBackgroundHover),
    bare(tokens.colorNeutralForeground2BrandPressed, tokens.colorSubtleBackgroundPressed),
  ],
  bare(disabledText, tokens.colorTransparentBackground),
  ring,
);

/** Class of the button of a form's main action. */
export const usePrimaryClass = makeResetStyles({
  ...primary,
  '@media (forced-colors: active)': {
    ...inSystemColors,
    color: 'HighlightText',
    borderColor: 'HighlightText',
    backgroundColor: 'Highlight',
    forcedColorAdjust: 'none',
  },
});

/** Class of any other button. */
export const useSecondaryClass = makeResetStyles(secondary);

/** Class of a button without a frame. */
export const useSubtleClass = makeResetStyles(subtle);

const shapes: GriffelResetStyle = Object.fromEntries(
  Object.entries(iconShapes).map(([name, path]) => [`&[data-icon="${name}"]::before`, { clipPath: `path("${path}")` }]),
);

/**
 * Class of a button that is an icon only: without a frame, a finger's width where it is used with one. `data-icon` cuts
 * its icon out of a box by the name of a shape. What bears the handle is dragged: a finger on it does not scroll.
 */
export const useIconButtonClass = makeResetStyles({
  ...icon,
  minWidth: '32px',
  padding: '5px',
  '&[data-icon]::before': {
    content: '""',
    flexShrink: 0,
    width: '20px',
    height: '20px',
    backgroundColor: 'currentColor',
    '@media (forced-colors: active)': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' },
  },
  [`&[data-icon]${off}::before`]: { '@media (forced-colors: active)': { backgroundColor: 'GrayText' } },
  ...shapes,
  '&[data-icon="handle"]:not(:disabled)': { cursor: 'grab', touchAction: 'none' },
  '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
});

/** Styles that a button has besides its look. */
export const useButtonStyles = makeStyles({
  icon: { display: 'inline-flex', marginRight: tokens.spacingHorizontalSNudge },
  small: {
    minWidth: '64px',
    padding: `3px ${tokens.spacingHorizontalS}`,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightRegular,
    lineHeight: tokens.lineHeightBase200,
  },
  inside: {
    minWidth: '24px',
    padding: '1px',
    ':hover': { backgroundColor: tokens.colorTransparentBackgroundHover },
    ':hover:active': { backgroundColor: tokens.colorTransparentBackgroundPressed },
  },
});
