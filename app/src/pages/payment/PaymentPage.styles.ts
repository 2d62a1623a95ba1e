import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { raised } from '../../components/raised.styles.ts';

/** Styles of the payment page. */
export const usePaymentStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalL, minWidth: 0 },
  tabs: { flexWrap: 'wrap', marginInline: `calc(-1 * ${tokens.spacingHorizontalM})`, '@media print': { display: 'none' } },
  setUp: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    '@media (min-width: 1200px)': {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      // Terms without such a section leave it the whole width.
      '& > :only-child': { gridColumnEnd: 'span 2' },
    },
    // A frame is never parted: both have room on one sheet.
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
  rules: {
    padding: '20px 24px',
    ...raised,
    '@media (max-width: 639px)': { padding: '16px' },
    '@media print': { padding: 0, boxShadow: 'none', '& :is(p, li)': typographyStyles.body1 },
  },
  rulesOutline: {
    height: '550px',
    '@media (min-width: 640px)': { height: '342px' },
    '@media (min-width: 1200px)': { height: '480px' },
  },
  heading: { ...typographyStyles.subtitle1, margin: '0 0 12px' },
  frameSide: { position: 'relative', minWidth: 0 },
  frame: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    height: 'clamp(520px, calc(100dvh - 184px), 840px)',
    border: 'none',
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow2,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    backgroundColor: 'Canvas',
    '@media print': { boxShadow: 'none' },
  },
  framePlace: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '240px',
    ...raised,
  },
});
