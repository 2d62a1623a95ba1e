import { type GriffelResetStyle, tokens } from '@fluentui/react-components';
import { keyboardFocus } from '../focusRing.styles.ts';

/** What all links look like, but for their line. */
export const linkLook: GriffelResetStyle = {
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
