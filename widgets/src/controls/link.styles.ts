import { type GriffelResetStyle, makeResetStyles, tokens } from '@fluentui/react-components';
import { keyboardFocus } from '../focusRing.styles.ts';

const link: GriffelResetStyle = {
  color: tokens.colorBrandForegroundLink,
  fontFamily: tokens.fontFamilyBase,
  textDecorationThickness: '1px',
  ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
  ':active': { color: tokens.colorBrandForegroundLinkPressed },
  ':focus-visible': { outlineStyle: 'none' },
  [`&${keyboardFocus}`]: {
    textDecoration: `underline double ${tokens.colorStrokeFocus2}`,
  },
};

/** Class of a link. */
export const useLinkClass = makeResetStyles({ ...link, textDecorationLine: 'none' });

/** Class of a link within a text. */
export const useInlineClass = makeResetStyles({ ...link, textDecorationLine: 'underline' });
