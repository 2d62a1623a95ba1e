import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { paper } from '../components/paper.styles.ts';
import { trayRoom } from '../components/trayRoom.ts';

/** From this width on the drawer stays open beside the page. */
export const wideScreen = '(min-width: 1024px)';

/** Id of the main part, where the skip link leads. */
export const mainId = 'main';

/** Styles of the logged-in layout. */
export const useLoggedInLayoutStyles = makeStyles({
  root: {
    display: 'grid',
    minHeight: '100vh',
    '@media print': { display: 'block', backgroundColor: '#fff' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    backgroundColor: tokens.colorNeutralBackground2,
    '@media (min-width: 1024px)': { gridTemplateColumns: '276px minmax(0, 1fr)' },
  },
  skip: {
    ...typographyStyles.body1Strong,
    position: 'absolute',
    zIndex: 3,
    top: '8px',
    left: '8px',
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', padding: 0, overflow: 'hidden' },
  },
  side: {
    boxSizing: 'border-box',
    position: 'sticky',
    top: 0,
    height: '100vh',
    overflowY: 'auto',
    '@media print': { display: 'none' },
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  brand: { padding: '18px 16px 6px 20px' },
  page: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  bar: {
    position: 'sticky',
    zIndex: 2,
    top: 0,
    boxSizing: 'border-box',
    minHeight: '64px',
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    padding: '8px 24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 639px)': { padding: '8px 12px' },
    // On paper it holds the title alone.
    '@media print': {
      position: 'static',
      padding: 0,
      borderBottomStyle: 'none',
      color: '#000',
      backgroundColor: '#fff',
      '& > :not(h1)': { display: 'none' },
    },
  },
  title: { ...typographyStyles.subtitle1, flexGrow: 1, minWidth: 0 },
  menuButton: { minWidth: '44px', minHeight: '40px' },
  main: {
    boxSizing: 'border-box',
    flexGrow: 1,
    width: '100%',
    maxWidth: '1440px',
    padding: `24px 24px calc(24px + var(${trayRoom}, 0px))`,
    outlineStyle: 'none',
    '@media (max-width: 639px)': { padding: `16px 12px calc(16px + var(${trayRoom}, 0px))` },
    '@media print': { maxWidth: 'none', padding: 0, ...paper },
  },
});
