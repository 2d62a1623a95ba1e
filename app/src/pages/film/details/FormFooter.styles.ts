import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const phone = '@media (max-width: 639px)';

/** Styles of a footer with a form's buttons: it stays in sight while the form scrolls. */
export const useFormFooterStyles = makeStyles({
  footer: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    // As wide as the screen's main part, whose padding this is.
    margin: '0 -24px -24px',
    padding: '12px 24px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [phone]: { margin: '0 -12px -16px', padding: '8px 12px' },
    // At 400 % it would leave a line or two of the form.
    '@media (max-height: 399px)': { position: 'static' },
    '@media print': { display: 'none' },
  },
  resting: { position: 'static' },
  state: {
    ...typographyStyles.caption1,
    marginInlineEnd: 'auto',
    color: tokens.colorNeutralForeground3,
    [phone]: { width: '100%', ':empty': { display: 'none' } },
  },
  buttons: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', width: '100%' },
  },
  button: {
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': { minHeight: '44px' },
    [phone]: { whiteSpace: 'normal', maxWidth: 'none', minWidth: 0, minHeight: '40px', padding: '5px 4px' },
  },
  primary: { [phone]: { gridColumn: '1 / -1' } },
});
