import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

/** Styles of the uploads at the foot of the page. */
export const useTrayStyles = makeStyles({
  root: {
    position: 'fixed',
    zIndex: 2,
    right: '16px',
    boxSizing: 'border-box',
    width: 'min(400px, calc(100vw - 32px))',
    maxHeight: '50vh',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    '@media print': { display: 'none' },
  },
  header: { display: 'flex', alignItems: 'center', padding: '4px 4px 4px 16px' },
  title: { ...typographyStyles.subtitle2, flexGrow: 1, margin: 0 },
  fold: { minWidth: '40px', minHeight: '40px' },
  unfold: { minWidth: '40px', minHeight: '40px', transform: 'rotate(180deg)' },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    // A class's display would otherwise overrule the attribute.
    '&[hidden]': { display: 'none' },
  },
  item: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalXS,
    padding: '8px 16px 12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { ...typographyStyles.body1Strong, overflowWrap: 'anywhere' },
  detail: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  problem: { ...typographyStyles.caption1, color: tokens.colorStatusDangerForeground1 },
  buttons: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalS, rowGap: tokens.spacingVerticalXS },
});
