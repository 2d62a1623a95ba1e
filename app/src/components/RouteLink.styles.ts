import { makeStyles, tokens } from '@fluentui/react-components';
import { forcedCurrent } from './forcedCurrent.styles.ts';

/** Styles of links within the portal. */
export const useRouteLinkStyles = makeStyles({
  root: {
    // In a column it would be stretched, and lead away where nothing is seen.
    width: 'fit-content',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    outlineStyle: 'none',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':active': { color: tokens.colorBrandForegroundLinkPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    '@media (pointer: coarse)': { lineHeight: '32px' },
  },
  button: {
    display: 'inline-block',
    padding: '9px 20px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': {
      backgroundColor: tokens.colorBrandBackgroundHover,
      color: tokens.colorNeutralForegroundOnBrand,
      textDecorationLine: 'none',
    },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed, color: tokens.colorNeutralForegroundOnBrand },
    ...forcedCurrent,
  },
});
