import { makeResetStyles, tokens } from '@fluentui/react-components';
import { keyboardFocus } from '../focusRing.styles.ts';

const system = '@media (forced-colors: active)';
const thumbSize = '20px';
const railSize = '4px';

/** The rail, filled up to the middle of the thumb. */
const rail = {
  height: railSize,
  boxSizing: 'border-box',
  borderRadius: tokens.borderRadiusXLarge,
  forcedColorAdjust: 'none',
  backgroundImage:
    'linear-gradient(var(--slider-way), var(--slider-color) var(--slider-filled), var(--slider-rail) var(--slider-filled))',
} as const;

const thumb = {
  width: thumbSize,
  height: thumbSize,
  boxSizing: 'border-box',
  border: `1px solid ${tokens.colorNeutralStroke1}`,
  borderRadius: tokens.borderRadiusCircular,
  forcedColorAdjust: 'none',
  backgroundColor: 'var(--slider-color)',
  boxShadow: `0 0 0 4px ${tokens.colorNeutralBackground1} inset`,
} as const;

/**
 * Class of an `<input type="range">`; `--slider-share` is the part of its way that its value has gone, from 0 to 1. A
 * browser drops a rule with another's pseudo-element in it, so each has its own. Griffel
 * reports a dropped one as an error in development; browsers take those of `-webkit-` that they do not know.
 */
export const useSliderClass = makeResetStyles({
  '--slider-color': tokens.colorCompoundBrandBackground,
  '--slider-rail': tokens.colorNeutralStrokeAccessible,
  '--slider-way': 'to right',
  '--slider-filled': `calc(${thumbSize} / 2 + (100% - ${thumbSize}) * var(--slider-share))`,
  appearance: 'none',
  // Browsers leave backgrounds out of what they print.
  printColorAdjust: 'exact',
  boxSizing: 'border-box',
  height: '32px',
  minWidth: '120px',
  margin: 0,
  padding: 0,
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: 'transparent',
  outlineStyle: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '@media (pointer: coarse)': { height: '44px' },
  ':dir(rtl)': { '--slider-way': 'to left' },
  ':hover': { '--slider-color': tokens.colorCompoundBrandBackgroundHover },
  ':active': { '--slider-color': tokens.colorCompoundBrandBackgroundPressed },
  ':disabled': {
    '--slider-color': tokens.colorNeutralForegroundDisabled,
    '--slider-rail': tokens.colorNeutralBackgroundDisabled,
    cursor: 'not-allowed',
  },
  [`&${keyboardFocus}`]: { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  [system]: {
    '--slider-color': 'Highlight',
    '--slider-rail': 'CanvasText',
    ':hover': { '--slider-color': 'Highlight' },
    ':disabled': { '--slider-color': 'GrayText', '--slider-rail': 'GrayText' },
  },
  '::-webkit-slider-runnable-track': rail,
  '::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: `calc((${railSize} - ${thumbSize}) / 2)` },
  '@supports selector(::-moz-range-track)': { '::-moz-range-track': rail, '::-moz-range-thumb': thumb },
});
