import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { requiredGroupMark, requiredMark } from './requiredMark.ts';
import { wrongShape } from './wrongShape.ts';

/**
 * Class of the box around one field; `data-span="all"` makes it as wide as all columns. One class styles all that stands
 * directly in it, because there may be thousands: its label (`data-required`: with its mark), errors and a hint. A
 * selector with `[id]` would have everything styled anew whose id changes: all of the rows behind one that goes.
 */
export const useFieldClass = makeResetStyles({
  // Neither flex nor grid: an item of either is laid out with its container at every key typed into it.
  display: 'flow-root',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '&[data-span="all"]': { gridColumnStart: 1, gridColumnEnd: -1 },
  '& > label[data-label]': {
    display: 'block',
    width: 'fit-content',
    // A sheet does not end between it and its control.
    breakAfter: 'avoid',
    padding: `${tokens.spacingVerticalXXS} 0`,
    marginBottom: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  '& > label[data-required]::after': requiredMark,
  '& > label[data-required="group"]::after': requiredGroupMark,
  '& > [data-note]': {
    ...typographyStyles.caption1,
    marginTop: tokens.spacingVerticalXXS,
    color: tokens.colorNeutralForeground3,
  },
  '& > [data-note="error"]': {
    position: 'relative',
    paddingInlineStart: `calc(12px + ${tokens.spacingHorizontalXS})`,
    color: tokens.colorPaletteRedForeground1,
    // A cross in a small diamond, Fluent's DiamondDismiss12Filled: no element of its own, since twenty may come at once.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      top: '2px',
      width: '12px',
      height: '12px',
      backgroundColor: 'currentColor',
      clipPath: `path('${wrongShape}')`,
      // Browsers leave backgrounds out of what they print.
      printColorAdjust: 'exact',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
  },
});
