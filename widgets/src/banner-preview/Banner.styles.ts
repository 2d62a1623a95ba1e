import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of a banner and of the button that shows it. */
export const useBannerStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'start', rowGap: tokens.spacingVerticalS, minWidth: 0 },
  link: { minHeight: '24px', textAlign: 'start', '@media (pointer: coarse)': { minHeight: '44px' } },
  figure: {
    position: 'relative',
    display: 'grid',
    containerType: 'inline-size',
    width: '100%',
    margin: 0,
    // Not hidden: a box that could scroll keeps its proportions and cuts off what does not fit, this one grows.
    overflow: 'clip',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  picture: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  caption: {
    position: 'relative',
    alignSelf: 'end',
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXXS,
    boxSizing: 'border-box',
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM}`,
    // The same in both themes: it stands on a picture.
    color: '#fff',
    backgroundImage: 'linear-gradient(to top, rgba(0, 0, 0, 0.85) 45%, rgba(0, 0, 0, 0))',
    overflowWrap: 'anywhere',
    '@container (max-width: 420px)': {
      padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
    },
  },
  // Grow with the banner, so that a long headline fits on a phone too.
  name: { ...typographyStyles.title3, fontSize: 'clamp(14px, 4.5cqi, 28px)', lineHeight: 1.2 },
  headline: { ...typographyStyles.body1, fontSize: 'clamp(10px, 2.2cqi, 16px)', lineHeight: 1.35 },
});
