import { makeStyles, tokens } from '@fluentui/react-components';

/** Styles of banners. */
export const useBannerStyles = makeStyles({
  bar: { marginBottom: tokens.spacingVerticalL, paddingTop: tokens.spacingVerticalS, paddingBottom: tokens.spacingVerticalS },
});
