import { tokens } from '@fluentui/react-components';

/** Sizes, in CSS, of a box for lines of text. */
export const textBox = {
  minHeight: '56px',
  maxHeight: '264px',
  paddingTop: tokens.spacingVerticalSNudge,
  paddingBottom: tokens.spacingVerticalS,
};

/** Height of a line of text, in CSS. */
export const textLine = tokens.lineHeightBase300;

/** Space above and below a choice, in CSS: its first line is as high as its mark with its margins. */
export const choicePadding = `calc(${tokens.spacingVerticalS} - 2px)`;

/** Space above the count below a text, in CSS. */
export const counterMargin = tokens.spacingVerticalXXS;

/** Height of that count with its space, in CSS: its line is as high as one of the text around. */
export const counterHeight = `calc(${counterMargin} + ${textLine})`;
