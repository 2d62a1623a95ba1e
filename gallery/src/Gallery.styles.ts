import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** From this width on the tree of examples stands beside the form. */
export const wideScreen = '(min-width: 1180px)';

/** From this width on the files stand beside the form. */
export const mediumScreen = '(min-width: 720px)';

/** Styles of the whole page. */
export const useGalleryStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
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
  bar: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    boxSizing: 'border-box',
    height: '56px',
    flexShrink: 0,
    padding: '0 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  brand: {
    ...typographyStyles.subtitle2,
    display: 'flex',
    alignItems: 'center',
    columnGap: '10px',
    color: tokens.colorNeutralForeground1,
  },
  mark: { width: '28px', height: '28px', flexShrink: 0, color: tokens.colorBrandBackground },
  tools: { marginLeft: 'auto' },
  panes: {
    display: 'grid',
    flex: '1 1 0',
    minHeight: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
  withCode: { gridTemplateColumns: 'minmax(0, 1.05fr) minmax(0, 1fr)' },
  withTree: { gridTemplateColumns: '272px minmax(0, 1.15fr) minmax(0, 1fr)' },
  side: {
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  main: { minHeight: 0, minWidth: 0, overflowY: 'auto', outlineStyle: 'none' },
  code: {
    minHeight: 0,
    minWidth: 0,
    '@media (min-width: 720px)': { borderLeft: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  switcher: {
    flexShrink: 0,
    padding: '0 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  unknown: { margin: '16px 24px 0' },
  drawer: { padding: 0 },
  hidden: { display: 'none' },
});
